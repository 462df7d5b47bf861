/** Not whoever says that they would rather have nothing than this: q=0. */
const takes = (coding: string, accepted: string): boolean =>
  accepted.split(',').some((each) => {
    const [name, weight = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && Number(weight.replace('q=', '')) > 0
  })

export const takesBrotli = (accepted = ''): boolean => takes('br', accepted)

export const takesGzip = (accepted = ''): boolean => takes('gzip', accepted)
