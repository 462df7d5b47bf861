const TEXTS = /\/src\/i18n\/(?:en|ar)\/(?:[\w-]+\/)?[\w-]+\.ts$/

/**
 * A changed text shows on the page it is on: pages read their texts anew each time they are drawn, so the objects they
 * hold are filled with the new words, and the page is drawn again.
 */
export function hotTexts() {
  return {
    name: 'hot-texts',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!TEXTS.test(id)) return null
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      return { code: `${code}\n${refresh(names.join(', '))}`, map: null }
    },
  }
}

const refresh = (names) => `
if (import.meta.hot) {
  const shown = (import.meta.hot.data.shown ??= { ${names} })
  const fill = (old, fresh) => {
    for (const name of Object.keys(old)) if (!(name in fresh)) delete old[name]
    for (const [name, text] of Object.entries(fresh))
      if (text && typeof text === 'object' && typeof old[name] === 'object') fill(old[name], text)
      else old[name] = text
  }
  import.meta.hot.accept((fresh) => {
    if (!fresh) return
    for (const name of Object.keys(shown)) fill(shown[name], fresh[name] ?? {})
    window.__reactRouterDataRouter?.revalidate()
  })
}`
