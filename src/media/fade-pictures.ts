/** Milliseconds. */
const JUST_NOW = 500

/** A picture that was fetched just now comes softly; not the one its page is judged by, nor one that was here before. */
function fade({ target, timeStamp }: Event): void {
  const { loading, currentSrc, dataset } = target as HTMLImageElement
  const fetched = performance.getEntriesByName(currentSrc).at(-1) as PerformanceResourceTiming | undefined
  if (loading === 'lazy' && fetched?.transferSize && timeStamp - fetched.responseEnd < JUST_NOW) dataset['late'] = ''
}

export const fadePictures = (): void => document.addEventListener('load', fade, true)
