/** The same words with plain spaces, because a test of the words need not know where a line may break. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
