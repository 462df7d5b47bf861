// In a thread of its own, so that each look reads the sources as they are now.
import { parentPort } from 'node:worker_threads'

const { exampleLetters } = await import(new URL('../tests/support/letters.ts', import.meta.url))
parentPort.postMessage(await exampleLetters())
