import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test.each([
  ['assiut', 'Asyut', ['Asyut'], ['أسيوط']],
  ['assiut', ' أسيوط ', ['Asyut'], ['أسيوط']],
  ['assiut', 'Assiut', ['Asyut'], ['أسيوط']],
  ['cairo', '-', ['Cairo'], ['القاهرة']],
  ['cairo', '', ['Cairo'], ['القاهرة']],
  ['cairo', 'Nasr City', ['Cairo', 'Nasr City'], ['القاهرة', 'Nasr City']],
])('%s and the city %j are said once where they are one', (governorateId, cityName, english, arabic) => {
  expect(placeOf({ governorateId, cityName }, 'en')).toEqual(english)
  expect(placeOf({ governorateId, cityName }, 'ar')).toEqual(arabic)
})
