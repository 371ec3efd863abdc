/** Some parts of the table have nothing to show when a game begins: they are fetched once it has been drawn, not before. */

const { promise: isDrawn, resolve } = Promise.withResolvers<void>();

export const tableIsDrawn = (): void => resolve();

export const afterTable = (): Promise<void> => isDrawn;
