import type { Category, SizeGroup } from '../../src/catalog/product.ts'

/** One garment of the demo shop: made in black and in white, its pictures named after it. */
export interface Garment {
  /** The pictures are `pictures/{picture}-{color}-{view}.webp`. */
  picture: string
  category: Category
  group: SizeGroup
  name: string
  nameAr: string
  text: string
  textAr: string
  /** The Arabic colour agrees with it. */
  isFeminine?: true
  /** Pounds. */
  price: number
}

const COTTON = '100% Egyptian cotton. Wash cold, inside out; dry in the shade.'
const COTTON_AR = 'قطن مصري 100%. يُغسل بماء بارد مقلوبًا ويُجفف في الظل.'

export const GARMENTS: readonly Garment[] = [
  {
    picture: 'hoodie',
    category: 'Hoodies',
    group: 'top',
    name: 'Heavy Hoodie',
    nameAr: 'هودي ثقيل',
    text: `A brushed fleece of 420 grams that keeps its shape, a double-lined hood and ribs that hold. ${COTTON}`,
    textAr: `قماش فليس مبطّن بوزن 420 جرامًا يحافظ على شكله، وغطاء رأس مزدوج البطانة وأطراف مضلّعة متماسكة. ${COTTON_AR}`,
    price: 1250,
  },
  {
    picture: 'tshirt',
    category: 'T-Shirts',
    group: 'top',
    name: 'Everyday Tee',
    nameAr: 'تيشيرت كل يوم',
    text: `A jersey of 200 grams with a collar that stays flat after fifty washes. Regular fit. ${COTTON}`,
    textAr: `قماش جيرسيه بوزن 200 جرام وياقة تبقى مستوية بعد خمسين غسلة. قصة عادية. ${COTTON_AR}`,
    price: 420,
  },
  {
    picture: 'pants',
    category: 'Pants',
    group: 'bottom',
    name: 'Cargo Pants',
    nameAr: 'بنطلون كارجو',
    text: `A dense twill with two deep pockets, an elastic waist and ribbed cuffs. ${COTTON}`,
    textAr: `قماش تويل كثيف بجيبين عميقين وخصر مطاطي وأساور مضلّعة. ${COTTON_AR}`,
    price: 980,
  },
  {
    picture: 'oversized-tshirt',
    category: 'T-Shirts',
    group: 'top',
    name: 'Oversized Tee',
    nameAr: 'تيشيرت واسع',
    text: `Dropped shoulders, a wide body and a heavy jersey of 260 grams. Take your usual size. ${COTTON}`,
    textAr: `أكتاف منسدلة وجسم واسع وقماش جيرسيه ثقيل بوزن 260 جرامًا. اختر مقاسك المعتاد. ${COTTON_AR}`,
    price: 560,
  },
  {
    picture: 'longsleeve-tshirt',
    category: 'T-Shirts',
    group: 'top',
    name: 'Long-Sleeve Tee',
    nameAr: 'تيشيرت بأكمام طويلة',
    text: `The everyday jersey with long sleeves and ribbed cuffs, for the evenings between the seasons. ${COTTON}`,
    textAr: `قماش كل يوم بأكمام طويلة وأساور مضلّعة، لأمسيات ما بين الفصول. ${COTTON_AR}`,
    price: 490,
  },
  {
    picture: 'pocket-tshirt',
    category: 'T-Shirts',
    group: 'top',
    name: 'Pocket Tee',
    nameAr: 'تيشيرت بجيب',
    text: `A straight tee with one chest pocket, sewn twice so that it carries more than a pen. ${COTTON}`,
    textAr: `تيشيرت بقصة مستقيمة وجيب على الصدر مخيط مرتين ليحمل أكثر من قلم. ${COTTON_AR}`,
    price: 450,
  },
  {
    picture: 'zip-hoodie',
    category: 'Hoodies',
    group: 'top',
    name: 'Zip Hoodie',
    nameAr: 'هودي بسحّاب',
    text: `The heavy fleece with a metal zip from hem to chin and two pockets. ${COTTON}`,
    textAr: `قماش الفليس الثقيل بسحّاب معدني من الأسفل حتى الذقن وجيبين. ${COTTON_AR}`,
    price: 1390,
  },
  {
    picture: 'crewneck',
    category: 'Hoodies',
    group: 'top',
    name: 'Crew Sweatshirt',
    nameAr: 'سويت شيرت برقبة دائرية',
    text: `No hood, no print: a loopback sweatshirt of 360 grams with side ribs. ${COTTON}`,
    textAr: `بلا غطاء رأس وبلا طباعة: سويت شيرت بوزن 360 جرامًا وجوانب مضلّعة. ${COTTON_AR}`,
    price: 1090,
  },
  {
    picture: 'straight-pants',
    category: 'Pants',
    group: 'bottom',
    name: 'Straight Pants',
    nameAr: 'بنطلون مستقيم',
    text: `A straight leg in washed twill, pressed front seam, four pockets. ${COTTON}`,
    textAr: `ساق مستقيمة من قماش تويل مغسول بكسرة أمامية وأربعة جيوب. ${COTTON_AR}`,
    price: 890,
  },
  {
    picture: 'joggers',
    category: 'Pants',
    group: 'bottom',
    name: 'Joggers',
    nameAr: 'بنطلون جوجرز',
    text: `Brushed fleece, a tapered leg and a drawstring that does not slip back inside. ${COTTON}`,
    textAr: `فليس مبطّن وساق ضيقة من الأسفل ورباط خصر لا ينزلق إلى الداخل. ${COTTON_AR}`,
    price: 790,
  },
  {
    picture: 'polo',
    category: 'Polo',
    group: 'top',
    name: 'Piqué Polo',
    nameAr: 'بولو بيكيه',
    text: `A fine piqué, two buttons in the colour of the cloth, a collar that stands. ${COTTON}`,
    textAr: `قماش بيكيه ناعم وزرّان بلون القماش وياقة ثابتة. ${COTTON_AR}`,
    price: 650,
  },
  {
    picture: 'shirt',
    category: 'Shirts',
    group: 'top',
    name: 'Poplin Shirt',
    nameAr: 'قميص بوبلين',
    text: `A crisp poplin from Giza cotton, seven buttons, a straight hem to wear in or out. ${COTTON}`,
    textAr: `قماش بوبلين متماسك من قطن جيزة بسبعة أزرار وحافة مستقيمة تُلبس داخل البنطلون أو خارجه. ${COTTON_AR}`,
    price: 780,
  },
  {
    picture: 'bomber',
    category: 'Jackets',
    group: 'top',
    name: 'Bomber Jacket',
    nameAr: 'جاكيت بومبر',
    text: `A dense cotton sateen, lined, with ribbed hem and two slanted pockets. ${COTTON}`,
    textAr: `قماش ساتان قطني كثيف ومبطّن بحافة مضلّعة وجيبين مائلين. ${COTTON_AR}`,
    price: 1890,
  },
  {
    picture: 'jilbab',
    category: 'Jilbab',
    group: 'top',
    name: 'Flowing Jilbab',
    nameAr: 'جلباب انسيابي',
    text: `A full-length jilbab in a light cotton that falls without clinging, with side pockets. ${COTTON}`,
    textAr: `جلباب بطول كامل من قطن خفيف ينسدل دون أن يلتصق، بجيبين جانبيين. ${COTTON_AR}`,
    price: 1350,
  },
  {
    picture: 'cap',
    category: 'Accessories',
    group: 'top',
    name: 'Cotton Cap',
    nameAr: 'كاب قطني',
    text: `Six panels of washed twill and a metal buckle. One size, marked M. ${COTTON}`,
    textAr: `ست قطع من قماش تويل مغسول وإبزيم معدني. مقاس واحد يحمل علامة M. ${COTTON_AR}`,
    price: 290,
  },
  {
    picture: 'tote',
    isFeminine: true,
    category: 'Accessories',
    group: 'top',
    name: 'Canvas Tote',
    nameAr: 'حقيبة قماشية',
    text: `A canvas of 480 grams that carries a week of groceries. One size, marked M. ${COTTON}`,
    textAr: `قماش كانفاس بوزن 480 جرامًا يحمل مشتريات أسبوع. مقاس واحد يحمل علامة M. ${COTTON_AR}`,
    price: 260,
  },
  {
    picture: 'socks',
    isFeminine: true,
    category: 'Accessories',
    group: 'bottom',
    name: 'Ribbed Socks',
    nameAr: 'جوارب مضلّعة',
    text: `Combed cotton with a cushioned sole. A pack of three pairs. ${COTTON}`,
    textAr: `قطن ممشّط بنعل مبطّن. عبوة من ثلاثة أزواج. ${COTTON_AR}`,
    price: 180,
  },
]
