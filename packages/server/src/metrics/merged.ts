/** Merges the metrics of several processes into one text: all samples of a metric are grouped, as Prometheus requires. */
export function mergedMetrics(texts: readonly string[]): string {
  const figures = new Map<string, string[]>();
  for (const text of texts)
    for (const block of text.trim().split('\n\n').flatMap(blocksIn)) {
      const samples = figures.get(block.head) ?? [];
      samples.push(...block.samples);
      figures.set(block.head, samples);
    }
  return [...figures].map(([head, samples]) => `${[head, ...samples].join('\n')}\n`).join('\n');
}

/** A metric begins with its description and type. */
function blocksIn(text: string): readonly { readonly head: string; readonly samples: readonly string[] }[] {
  return text.split(/\n(?=# HELP )/).map((block) => {
    const lines = block.split('\n');
    return {
      head: lines.filter((line) => line.startsWith('#')).join('\n'),
      samples: lines.filter((line) => line !== '' && !line.startsWith('#')),
    };
  });
}
