import { globSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'

interface RoomsLetters {
  letters: (language: Language) => Record<string, Letter>
}

export interface ExampleLetter {
  room: string
  name: string
  language: Language
  letter: Letter
}

const folder = path.join(import.meta.dirname, '../letters')

/** Every letter of the shop as `tests/letters` writes it: one file a room, both languages. */
export async function exampleLetters(): Promise<ExampleLetter[]> {
  const rooms = globSync('*.ts', { cwd: folder }).sort()
  const found = rooms.map(async (file) => {
    const { letters }: RoomsLetters = await import(path.join(folder, file))
    return LANGUAGES.flatMap((language) =>
      Object.entries(letters(language)).map(([name, letter]) => {
        return { room: path.basename(file, '.ts'), name, language, letter }
      }),
    )
  })
  return (await Promise.all(found)).flat()
}
