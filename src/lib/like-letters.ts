/** Arabic letters that are typed for each other as one, letter for letter. */
export const likeLetters = (text: string): string =>
  text
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
