/** Cuts a stream of bytes into lines. Anything beyond the limit is dropped, and so is everything after it. */
export function lineCutter(
  most: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): (chunk: Buffer) => void {
  let kept: Buffer[] = [];
  let length = 0;
  let isTooLong = false;
  const keep = (part: Buffer): void => {
    length += part.length;
    if (length <= most) kept.push(part);
    else isTooLong = true;
  };
  return (chunk) => {
    for (let from = 0; from < chunk.length && !isTooLong; ) {
      const end = chunk.indexOf('\n', from);
      keep(chunk.subarray(from, end < 0 ? chunk.length : end));
      if (isTooLong) onTooLong();
      if (isTooLong || end < 0) return;
      const line = Buffer.concat(kept).toString('utf8');
      kept = [];
      length = 0;
      from = end + 1;
      onLine(line);
    }
  };
}
