/** Not whoever says that they would rather have nothing than this: q=0. */
export const takesBrotli = (accepted = ''): boolean =>
  accepted.split(',').some((coding) => {
    const [name, weight = 'q=1'] = coding.split(';').map((part) => part.trim().toLowerCase())
    return name === 'br' && Number(weight.replace('q=', '')) > 0
  })
