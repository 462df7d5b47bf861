import type { Color, Size } from '../../src/catalog/product.ts'

type Both = readonly [english: string, arabic: string]
type Care = 'knit' | 'woven' | 'lined' | 'halves' | 'by hand' | 'socks'

interface Told {
  material: Both
  care: Care
  fit: Both
  /** Nobody wears a bag. */
  isUnworn?: true
  isHers?: true
}

const WASH: Record<Color, Both> = {
  black: [
    'Machine wash at 30 °C, inside out, with dark colors. Do not bleach.',
    'غسيل في الغسالة على 30 درجة، على الوجه الداخلي، مع الألوان الداكنة. دون مبيّض.',
  ],
  white: [
    'Machine wash at 40 °C with whites. Oxygen bleach only.',
    'غسيل في الغسالة على 40 درجة مع الألوان البيضاء. مبيّض أكسجيني فقط.',
  ],
}

/** After the washing; what has none before it is not washed with the rest. */
const CARE: Record<Care, { isWashed: boolean; rest: Both }> = {
  knit: {
    isWashed: true,
    rest: [
      'Dry flat in the shade: a dryer shrinks it.\nIron on the reverse at medium heat.',
      'تجفيف مفرود في الظل، فالمجفف الكهربائي يسبب الانكماش.\nكيّ من الظهر على حرارة متوسطة.',
    ],
  },
  woven: {
    isWashed: true,
    rest: [
      'Hang to dry in the shade.\nIron hot, while it is still a little damp.',
      'تجفيف على علّاقة في الظل.\nكيّ على حرارة عالية قبل أن يجف تمامًا.',
    ],
  },
  lined: {
    isWashed: false,
    rest: [
      'Dry clean, or wash by hand in cold water without wringing.\nDry on a wide hanger in the shade. Do not iron.',
      'تنظيف جاف، أو غسيل باليد بماء بارد دون عصر.\nتجفيف على علّاقة عريضة في الظل. دون كيّ.',
    ],
  },
  halves: {
    isWashed: false,
    rest: [
      'Machine wash at 30 °C, inside out, with a color catcher: one half is black, the other white.\nDry flat in the shade. Iron on the reverse at medium heat.',
      'غسيل في الغسالة على 30 درجة، على الوجه الداخلي، مع ورقة التقاط الألوان: نصف أسود ونصف أبيض.\nتجفيف مفرود في الظل. كيّ من الظهر على حرارة متوسطة.',
    ],
  },
  'by hand': {
    isWashed: false,
    rest: [
      'Wash by hand in cold water with a little soap.\nPull into shape and dry in the shade. Do not bleach.',
      'غسيل باليد بماء بارد وقليل من الصابون.\nتجفيف في الظل مع إعادة الشكل. دون مبيّض.',
    ],
  },
  socks: {
    isWashed: true,
    rest: ['Dry on a line. Do not iron.', 'تجفيف على الحبل. دون كيّ.'],
  },
}

const FLEECE: Both = [
  '100% Egyptian cotton: brushed fleece, 420 g/m². Ribs of the same cotton.',
  'قطن مصري 100%: فليس مبطّن بوزن 420 جم/م². الأطراف المضلّعة من القطن نفسه.',
]
const JERSEY: Both = ['100% Egyptian cotton: combed jersey, 200 g/m².', 'قطن مصري 100%: جيرسيه ممشّط بوزن 200 جم/م².']

const BY_PICTURE: Record<string, Told> = {
  hoodie: {
    material: FLEECE,
    care: 'knit',
    fit: [
      'Relaxed, with room for a tee beneath. Take your usual size; between two, the smaller.',
      'قصة مريحة تتسع لتيشيرت تحتها. اختر مقاسك المعتاد، وبين مقاسين اختر الأصغر.',
    ],
  },
  tshirt: {
    material: JERSEY,
    care: 'knit',
    fit: [
      'Regular: straight through the body, sleeves to mid-arm. Take your usual size.',
      'قصة عادية مستقيمة، والأكمام حتى منتصف الذراع. اختر مقاسك المعتاد.',
    ],
  },
  pants: {
    material: ['100% Egyptian cotton: dense twill, 280 g/m².', 'قطن مصري 100%: تويل كثيف بوزن 280 جم/م².'],
    care: 'woven',
    fit: [
      'Relaxed in the leg, gathered at the ankle. The waist gives 8 cm: take your usual size.',
      'ساق واسعة تضيق عند الكاحل. الخصر يتمدد 8 سم: اختر مقاسك المعتاد.',
    ],
  },
  'oversized-tshirt': {
    material: ['100% Egyptian cotton: heavy jersey, 260 g/m².', 'قطن مصري 100%: جيرسيه ثقيل بوزن 260 جم/م².'],
    care: 'knit',
    fit: [
      'Oversized: a wide body, sleeves to the elbow. Take your usual size, or one less for a straighter line.',
      'قصة واسعة، والأكمام حتى الكوع. اختر مقاسك المعتاد، أو أصغر منه بمقاس لقصة أقرب إلى الجسم.',
    ],
  },
  'longsleeve-tshirt': {
    material: JERSEY,
    care: 'knit',
    fit: [
      'Regular: straight through the body, cuffs that stay at the wrist. Take your usual size.',
      'قصة عادية مستقيمة، والأساور عند المعصم. اختر مقاسك المعتاد.',
    ],
  },
  'pocket-tshirt': {
    material: ['100% Egyptian cotton: jersey, 220 g/m².', 'قطن مصري 100%: جيرسيه بوزن 220 جم/م².'],
    care: 'knit',
    fit: [
      'Straight, and 2 cm longer than the Everyday Tee. Take your usual size.',
      'قصة مستقيمة، أطول من تيشيرت كل يوم بـ2 سم. اختر مقاسك المعتاد.',
    ],
  },
  'zip-hoodie': {
    material: [`${FLEECE[0]} A metal zip.`, `${FLEECE[1]} سحّاب معدني.`],
    care: 'knit',
    fit: [
      'Relaxed, to be worn open or closed. Take your usual size.',
      'قصة مريحة تُلبس مفتوحة أو مغلقة. اختر مقاسك المعتاد.',
    ],
  },
  crewneck: {
    material: ['100% Egyptian cotton: loopback, 360 g/m².', 'قطن مصري 100%: ميلتون بوزن 360 جم/م².'],
    care: 'knit',
    fit: [
      'Regular, with a hem and cuffs that hold. Between two sizes, take the larger.',
      'قصة عادية بأطراف وأساور متماسكة. بين مقاسين اختر الأكبر.',
    ],
  },
  'straight-pants': {
    material: ['100% Egyptian cotton: washed twill, 260 g/m².', 'قطن مصري 100%: تويل مغسول بوزن 260 جم/م².'],
    care: 'woven',
    fit: [
      'Straight from hip to hem, with a mid rise. The inside leg is 80 cm in M.',
      'قصة مستقيمة من الورك إلى الحافة بخصر متوسط. طول الساق الداخلي 80 سم في مقاس M.',
    ],
  },
  joggers: {
    material: ['100% Egyptian cotton: brushed fleece, 320 g/m².', 'قطن مصري 100%: فليس مبطّن بوزن 320 جم/م².'],
    care: 'knit',
    fit: [
      'Easy above the knee, tapered below. Take your usual size.',
      'قصة مريحة فوق الركبة تضيق أسفلها. اختر مقاسك المعتاد.',
    ],
  },
  polo: {
    material: ['100% Egyptian cotton: fine piqué, 220 g/m².', 'قطن مصري 100%: بيكيه ناعم بوزن 220 جم/م².'],
    care: 'knit',
    fit: [
      'Regular, with a straight hem to wear in or out. Take your usual size.',
      'قصة عادية بحافة مستقيمة تُلبس داخل البنطلون أو خارجه. اختر مقاسك المعتاد.',
    ],
  },
  shirt: {
    material: ['100% Giza cotton: poplin, 120 g/m².', 'قطن جيزة 100%: بوبلين بوزن 120 جم/م².'],
    care: 'woven',
    fit: [
      'Regular, with ease at the shoulders. Between two sizes, take the smaller.',
      'قصة عادية مريحة عند الكتفين. بين مقاسين اختر الأصغر.',
    ],
  },
  bomber: {
    material: [
      'Shell: 100% Egyptian cotton sateen, 300 g/m². Lining: 100% cotton poplin.',
      'الوجه: ساتان من القطن المصري 100% بوزن 300 جم/م². البطانة: بوبلين قطني 100%.',
    ],
    care: 'lined',
    fit: [
      'Regular, ends at the hip, with room for a sweatshirt. Take your usual size.',
      'قصة عادية حتى الورك تتسع لسويت شيرت تحتها. اختر مقاسك المعتاد.',
    ],
  },
  jilbab: {
    material: ['100% Egyptian cotton: light voile, 110 g/m².', 'قطن مصري 100%: فوال خفيف بوزن 110 جم/م².'],
    care: 'woven',
    isHers: true,
    fit: [
      'Loose and full length: 142 cm from the shoulder in M, 2 cm more with each size. Choose by your height.',
      'قصة واسعة بطول كامل: 142 سم من الكتف في مقاس M، ويزيد 2 سم مع كل مقاس. اختر حسب طولك.',
    ],
  },
  cap: {
    material: ['100% Egyptian cotton: washed twill, 260 g/m².', 'قطن مصري 100%: تويل مغسول بوزن 260 جم/م².'],
    care: 'by hand',
    isUnworn: true,
    fit: ['One size: the buckle closes from 54 to 62 cm.', 'مقاس واحد: يُضبط الإبزيم من 54 إلى 62 سم.'],
  },
  tote: {
    material: ['100% Egyptian cotton: canvas, 480 g/m².', 'قطن مصري 100%: كانفاس بوزن 480 جم/م².'],
    care: 'by hand',
    isUnworn: true,
    fit: [
      'One size: 38 by 42 cm, with handles long enough for the shoulder.',
      'مقاس واحد: 38 × 42 سم، ويد طويلة تُحمل على الكتف.',
    ],
  },
  socks: {
    material: [
      '100% combed Egyptian cotton, with an elastic thread in the cuff.',
      'قطن مصري ممشّط 100%، وخيط مطاطي في الساق.',
    ],
    care: 'socks',
    isUnworn: true,
    fit: [
      'Mid-calf. M is for shoes of 39 to 42, L for 43 to 46.',
      'حتى منتصف الساق. مقاس M للحذاء من 39 إلى 42، وL من 43 إلى 46.',
    ],
  },
  split: {
    material: ['100% Egyptian cotton: loopback, 360 g/m².', 'قطن مصري 100%: ميلتون بوزن 360 جم/م².'],
    care: 'halves',
    fit: [
      'Relaxed, with room for a tee beneath. Take your usual size.',
      'قصة مريحة تتسع لتيشيرت تحتها. اختر مقاسك المعتاد.',
    ],
  },
  quilted: {
    material: [
      'Shell: 100% Egyptian cotton sateen, 130 g/m². Lining and padding: 100% cotton.',
      'الوجه: ساتان من القطن المصري 100% بوزن 130 جم/م². البطانة والحشو: قطن 100%.',
    ],
    care: 'lined',
    fit: [
      'Straight, ends at the hip, with room for a hoodie. Take your usual size.',
      'قصة مستقيمة حتى الورك تتسع لهودي تحتها. اختر مقاسك المعتاد.',
    ],
  },
  varsity: {
    material: [
      'Body and sleeves: 100% Egyptian cotton twill, 340 g/m². Embroidery: mercerized cotton.',
      'الجسم والأكمام: تويل من القطن المصري 100% بوزن 340 جم/م². التطريز: قطن مُمرسر.',
    ],
    care: 'lined',
    fit: [
      'Regular, a little short in the body. Between two sizes, take the larger.',
      'قصة عادية أقصر قليلًا. بين مقاسين اختر الأكبر.',
    ],
  },
}

/** He wears what is black, she what is white. */
const WORN: Record<Color, { modelHeight: number; sizeWorn: Size }> = {
  black: { modelHeight: 186, sizeWorn: 'L' },
  white: { modelHeight: 172, sizeWorn: 'S' },
}

/** A unit is one word: no line breaks at its stroke. */
const inOneWord = (text: string): string => text.replaceAll('/', '\u2060/\u2060')

export function toldOf(picture: string, color: Color) {
  const told = BY_PICTURE[picture]
  if (!told) throw new Error(`Nothing is told of ${picture}`)
  const { isWashed, rest } = CARE[told.care]
  const [care, careAr] = isWashed ? WASH[color].map((wash, at) => `${wash}\n${rest[at]}`) : rest
  return {
    ...{ material: inOneWord(told.material[0]), materialAr: inOneWord(told.material[1]) },
    ...{ fit: told.fit[0], fitAr: told.fit[1] },
    ...{ care: care ?? '', careAr: careAr ?? '' },
    ...(told.isUnworn ? { modelHeight: null, sizeWorn: null } : WORN[told.isHers ? 'white' : color]),
  }
}
