/** Some parts of the table have nothing to show when a game begins: they load only after it has been drawn. */

const { promise: isDrawn, resolve } = Promise.withResolvers<void>();

export const tableIsDrawn = (): void => resolve();

export const afterTable = (): Promise<void> => isDrawn;
