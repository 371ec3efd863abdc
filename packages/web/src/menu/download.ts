/** Offers the person a file to download. */
export function download(name: string, content: unknown): void {
  const file = new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `2031-04-07`, in the person's time zone. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

export const recordFileName = (): string => `hinode-${today()}.json`;
export const reportFileName = (): string => `hinode-bug-${today()}.json`;
