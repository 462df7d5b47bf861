/** Hertz and seconds: two notes, the second higher. */
const NOTES = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.16 },
]
const LENGTH = 0.35
const VOLUME = 0.2

let audio: AudioContext | undefined

/** Made here, so that there is no file to fetch. A browser that nobody has touched yet stays silent. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext()
  if (audio.state !== 'running') await audio.resume()
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(VOLUME, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
