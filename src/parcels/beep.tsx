/** Whoever scans looks at the parcel, not at the screen: one high tone for yes, a low one for no. */
export function beep(tone: 'good' | 'bad'): void {
  try {
    const sound = new AudioContext()
    const whistle = sound.createOscillator()
    const volume = sound.createGain()
    whistle.frequency.value = tone === 'good' ? 1046 : 196
    volume.gain.value = 0.08
    whistle.connect(volume).connect(sound.destination)
    whistle.start()
    whistle.stop(sound.currentTime + (tone === 'good' ? 0.08 : 0.3))
    whistle.onended = () => void sound.close()
  } catch {
    // Without sound the screen says it too.
  }
}
