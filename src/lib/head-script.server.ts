/**
 * A script of the house at the end of a page's head: in front of the page's own, so that it is there before those.
 * What is no page is left alone, whatever was typed into it.
 */
export const withHeadScript = (marked: string, mark: string, script: string): string =>
  marked.replace(/^(<!doctype html>.*?)(?=<\/head>)/is, (head) => `${head}<script nonce="${mark}">${script}</script>`)
