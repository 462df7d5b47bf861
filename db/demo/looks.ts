/** One item of a gallery: its file in pictures/, and what is said of it in both languages. */
export interface Look {
  /** Without its ending; a film is called as its poster is. */
  file: string
  isFilm?: true
  featured?: true
  title: string
  titleAr: string
  description: string
  descriptionAr: string
  alt: string
  altAr: string
  tags: readonly string[]
  tagsAr: readonly string[]
}

interface DemoGallery {
  name: string
  nameAr: string
  /** Left out: the page then says how many items there are. */
  description?: string
  descriptionAr?: string
  featured?: true
  /** How many visitors love it. */
  loves: number
  items: readonly Look[]
}

const lamp: Look = {
  file: 'lamp-round',
  isFilm: true,
  featured: true,
  title: 'One lamp, once around',
  titleAr: 'ضوء واحد يدور دورة كاملة',
  description: 'Five seconds of fleece: the light turns, the folds answer. Silent.',
  descriptionAr: 'خمس ثوانٍ مع قماش الفليس: يدور الضوء فتتبدّل الثنيات. بلا صوت.',
  alt: 'Film: light circling a black hoodie laid over a white crewneck sweatshirt',
  altAr: 'فيديو: ضوء يدور حول هودي أسود فوق سويت شيرت أبيض',
  tags: ['film', 'fleece'],
  tagsAr: ['فيديو', 'فليس'],
}

export const GALLERIES: readonly DemoGallery[] = [
  {
    name: 'Black Beside White',
    nameAr: 'أسود بجوار أبيض',
    description: 'The pair the shop is named after, laid side by side.',
    descriptionAr: 'اللونان اللذان يحمل المتجر اسمهما، جنبًا إلى جنب.',
    featured: true,
    loves: 48,
    items: [
      {
        file: 'look-12',
        title: 'Split down the middle',
        titleAr: 'نصفان من المنتصف',
        description: 'The half-and-half sweatshirt and the quilted jacket of the limited edition.',
        descriptionAr: 'سويت شيرت نصفين والجاكيت المبطّن من الإصدار المحدود.',
        alt: 'A half black, half white sweatshirt over a white quilted jacket',
        altAr: 'سويت شيرت نصفه أسود ونصفه أبيض فوق جاكيت أبيض مبطّن',
        tags: ['limited edition'],
        tagsAr: ['إصدار محدود'],
      },
      lamp,
      {
        file: 'look-7',
        title: 'Sleeve over sleeve',
        titleAr: 'كمّ فوق كمّ',
        description: 'A white crewneck under a black long sleeve.',
        descriptionAr: 'سويت شيرت أبيض تحت تيشيرت أسود بكم طويل.',
        alt: 'Close view of a black sleeve across a white sweatshirt',
        altAr: 'لقطة قريبة لكمّ أسود فوق سويت شيرت أبيض',
        tags: ['layers'],
        tagsAr: ['طبقات'],
      },
      {
        file: 'look-10',
        title: 'Where they meet',
        titleAr: 'حيث يلتقيان',
        description: 'Rib against satin, along one hem.',
        descriptionAr: 'قماش مضلّع وآخر أملس على حافة واحدة.',
        alt: 'Black ribbed cloth with its hem over white cloth',
        altAr: 'قماش أسود مضلّع حافته فوق قماش أبيض',
        tags: ['cloth', 'close-up'],
        tagsAr: ['قماش', 'عن قرب'],
      },
      {
        file: 'look-1',
        featured: true,
        title: 'The same tee, twice',
        titleAr: 'التيشيرت نفسه مرتين',
        description: 'One cut, two colors. Nothing else changes.',
        descriptionAr: 'قصة واحدة بلونين، ولا شيء آخر يتغيّر.',
        alt: 'A black t-shirt lying half over a white one',
        altAr: 'تيشيرت أسود فوق طرف تيشيرت أبيض',
        tags: ['t-shirts', 'flat lay'],
        tagsAr: ['تيشيرتات', 'من أعلى'],
      },
    ],
  },
  {
    name: 'In Motion',
    nameAr: 'في حركة',
    description: 'What a photograph can’t show: how the cloth takes the light.',
    descriptionAr: 'ما لا تُظهره الصورة: كيف يستقبل القماش الضوء.',
    loves: 31,
    items: [
      lamp,
      {
        file: 'hero-black',
        title: 'Black on black',
        titleAr: 'أسود على أسود',
        description: 'The heavy hoodie on satin of its own color.',
        descriptionAr: 'الهودي الثقيل على ساتان بلونه.',
        alt: 'A black hoodie on black satin',
        altAr: 'هودي أسود على ساتان أسود',
        tags: ['hoodies'],
        tagsAr: ['هوديز'],
      },
      {
        file: 'hero-white',
        title: 'White on white',
        titleAr: 'أبيض على أبيض',
        description: 'Every fold is a shadow.',
        descriptionAr: 'كل ثنية ظلّ.',
        alt: 'A white hoodie on white satin',
        altAr: 'هودي أبيض على ساتان أبيض',
        tags: ['hoodies'],
        tagsAr: ['هوديز'],
      },
    ],
  },
  {
    name: 'Head to Toe',
    nameAr: 'إطلالة كاملة',
    description: 'Outfits from the shop, with everything that belongs to them.',
    descriptionAr: 'إطلالات من المتجر بكل ما يكمّلها.',
    featured: true,
    loves: 27,
    items: [
      {
        file: 'look-3',
        title: 'Out for an hour',
        titleAr: 'مشوار ساعة',
        description: 'Everyday tee, cargo pants, cap and socks.',
        descriptionAr: 'تيشيرت كل يوم وبنطلون كارجو وكاب وجوارب.',
        alt: 'A white t-shirt, black cargo pants, a black cap and white socks laid out',
        altAr: 'تيشيرت أبيض وبنطلون كارجو أسود وكاب أسود وجوارب بيضاء',
        tags: ['outfit', 'summer'],
        tagsAr: ['إطلالة', 'صيف'],
      },
      {
        file: 'look-4',
        featured: true,
        title: 'Corniche, late',
        titleAr: 'الكورنيش ليلًا',
        description: 'Heavy hoodie, joggers and the tote.',
        descriptionAr: 'هودي ثقيل وبنطلون رياضي وحقيبة قماش.',
        alt: 'A black hoodie, white joggers and a white tote bag laid out',
        altAr: 'هودي أسود وبنطلون رياضي أبيض وحقيبة قماش بيضاء',
        tags: ['outfit', 'winter'],
        tagsAr: ['إطلالة', 'شتاء'],
      },
      {
        file: 'look-8',
        title: 'Home game',
        titleAr: 'مباراة على أرضنا',
        description: 'The varsity jacket of the limited edition, straight pants.',
        descriptionAr: 'جاكيت الجامعة من الإصدار المحدود مع بنطلون مستقيم.',
        alt: 'A black and white varsity jacket over white straight pants',
        altAr: 'جاكيت جامعة أسود وأبيض فوق بنطلون أبيض مستقيم',
        tags: ['outfit', 'limited edition'],
        tagsAr: ['إطلالة', 'إصدار محدود'],
      },
    ],
  },
  {
    name: 'On the Rail',
    nameAr: 'على الحامل',
    loves: 12,
    items: [
      {
        file: 'look-2',
        title: 'The whole season',
        titleAr: 'الموسم كله',
        description: 'Fifteen pieces, two colors.',
        descriptionAr: 'خمس عشرة قطعة بلونين.',
        alt: 'A rail of black and white garments seen from the side',
        altAr: 'حامل ملابس بقطع سوداء وبيضاء من الجانب',
        tags: ['rail'],
        tagsAr: ['حامل'],
      },
      {
        file: 'look-11',
        title: 'Three collars',
        titleAr: 'ثلاث ياقات',
        description: 'Long sleeve, shirt, polo.',
        descriptionAr: 'كم طويل وقميص وبولو.',
        alt: 'A black long sleeve, a white shirt and a black polo on hangers',
        altAr: 'تيشيرت أسود بكم طويل وقميص أبيض وبولو أسود على شماعات',
        tags: ['rail', 'shirts'],
        tagsAr: ['حامل', 'قمصان'],
      },
    ],
  },
  {
    name: 'Folded',
    nameAr: 'مطوية',
    description: 'How the pieces leave us, and how they keep.',
    descriptionAr: 'هكذا تخرج القطع من عندنا، وهكذا تُحفظ.',
    loves: 9,
    items: [
      {
        file: 'look-5',
        title: 'Two piles',
        titleAr: 'رصّتان',
        description: 'Fold along the side seams, sleeves to the back.',
        descriptionAr: 'تُطوى مع خياطة الجانبين والأكمام إلى الخلف.',
        alt: 'A pile of white and a pile of black folded sweatshirts',
        altAr: 'رصّة سويت شيرت بيضاء وأخرى سوداء',
        tags: ['care'],
        tagsAr: ['العناية'],
      },
      {
        file: 'look-9',
        title: 'Rolled for a trip',
        titleAr: 'ملفوفة للسفر',
        description: 'Six rolls take the room of three folds.',
        descriptionAr: 'ست قطع ملفوفة في مكان ثلاث مطوية.',
        alt: 'Six rolled garments standing in a row, black and white in turn',
        altAr: 'ست قطع ملفوفة في صف، سوداء وبيضاء بالتناوب',
        tags: ['care', 'travel'],
        tagsAr: ['العناية', 'سفر'],
      },
    ],
  },
  {
    name: 'The Jilbab',
    nameAr: 'الجلباب',
    description: 'A long line, cut from one length of cotton.',
    descriptionAr: 'خط طويل من قطعة قطن واحدة.',
    loves: 22,
    items: [
      {
        file: 'look-6',
        featured: true,
        title: 'A pair',
        titleAr: 'اثنان معًا',
        description: 'Black and white, shoulder to shoulder.',
        descriptionAr: 'أسود وأبيض كتفًا بكتف.',
        alt: 'A black jilbab beside a white one',
        altAr: 'جلباب أسود بجوار جلباب أبيض',
        tags: ['jilbab'],
        tagsAr: ['جلباب'],
      },
      {
        file: 'jilbab-black-front',
        title: 'In black',
        titleAr: 'بالأسود',
        description: 'Falls straight, moves easily.',
        descriptionAr: 'ينسدل مستقيمًا ويتحرك بسهولة.',
        alt: 'The black jilbab, front view',
        altAr: 'الجلباب الأسود من الأمام',
        tags: ['jilbab'],
        tagsAr: ['جلباب'],
      },
      {
        file: 'jilbab-white-detail-1',
        title: 'At the neck',
        titleAr: 'عند الرقبة',
        description: 'A narrow band, sewn twice.',
        descriptionAr: 'شريط ضيق بخياطة مزدوجة.',
        alt: 'Close-up of the white jilbab at the neck',
        altAr: 'لقطة قريبة لرقبة الجلباب الأبيض',
        tags: ['close-up'],
        tagsAr: ['عن قرب'],
      },
    ],
  },
]
