const WIDEST = 1600
/** Milliseconds: a film of a kind that the browser does not know may say nothing at all. */
const PATIENCE = 10_000
/** Seconds into the film: its very first picture is often black. */
const MOMENT = 1

const heard = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = (): void => reject(new Error('No picture of this film can be had here.'))
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', give, { once: true })
    setTimeout(give, PATIENCE)
  })

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, WIDEST / videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** What is shown of a film before it plays; null where this browser can't show the film. */
export async function posterOf(film: File): Promise<Blob | null> {
  const url = URL.createObjectURL(film)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  try {
    await heard(video, 'loadeddata')
    const seeked = heard(video, 'seeked')
    video.currentTime = Math.min(MOMENT, video.duration / 3)
    await seeked
    return video.videoWidth > 0 ? await drawn(video) : null
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
