/** Milliseconds: whoever waits longer reads in the letters of their device until the shop's are there. */
const PATIENCE = 3000

/** Of a script's two files the later has what a shop in Egypt writes. */
const plainOf = (script: string): FontFace | undefined =>
  [...document.fonts].findLast(({ family }) => family.replaceAll('"', '') === script)

/** Before the back-office shows anything: names of either script stand on all its pages, which nothing moves then. */
export async function loadLetters(): Promise<void> {
  const both = ['Archivo', 'Alexandria'].map((script) => plainOf(script)?.load())
  await Promise.race([Promise.allSettled(both), new Promise((go) => setTimeout(go, PATIENCE))])
}
