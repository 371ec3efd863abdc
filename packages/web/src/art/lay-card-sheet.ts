/** The shapes in the pictures of cards load with the first picture, and are put into the page once. */

const SVG = 'http://www.w3.org/2000/svg';

let laid: Promise<void> | undefined;

export const layCardSheet = (): Promise<void> => {
  laid ??= import('./card-sheet.generated.ts').then(({ CARD_SHEET }) => {
    const sheet = new DOMParser().parseFromString(
      `<svg xmlns="${SVG}" width="0" height="0" aria-hidden="true"><defs>${CARD_SHEET.join('')}</defs></svg>`,
      'image/svg+xml',
    ).documentElement;
    // Not `display: none`, because that would disable its washes.
    sheet.setAttribute('class', 'spoken');
    document.body.append(sheet);
  });
  return laid;
};
