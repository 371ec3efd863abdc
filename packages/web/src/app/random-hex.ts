/** So many random bits, as hexadecimal digits. Works even where the page is not served over https. */
export const randomHex = (bits: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bits / 8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
