import { expect, test } from 'vitest'
import { listedName } from './arabic-names.ts'

test('a courier written in Arabic is the one of the list, however it is spelled', () => {
  for (const typed of ['بوسطة', ' بوسطه ', 'شركة بوسطة', 'بوسـطة']) expect(listedName(typed)).toBe('Bosta')
  expect(['أرامكس', 'آرامكس', 'مايلرز', 'دي إتش إل', 'البريد المصرى', 'جي آند تي', 'فيديكس'].map(listedName)).toEqual([
    ...['Aramex', 'Aramex', 'Mylerz', 'DHL', 'Egypt Post', 'J&T Express', 'FedEx'],
  ])
  expect(['بوسطجي', 'Bosta', ''].map(listedName)).toEqual([undefined, undefined, undefined])
})
