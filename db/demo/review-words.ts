import type { ReviewStatus } from '../../src/reviews/review.ts'

interface SampleReview {
  product: string
  rating: number
  comment: string
  status?: ReviewStatus
  featured?: true
}

interface Customer {
  name: string
  /** In Latin letters, for the address of the mail. */
  handle: string
  reviews: SampleReview[]
}

/** Made up, all of them, and what they say too. */
export const CUSTOMERS: readonly Customer[] = [
  {
    name: 'منى عادل',
    handle: 'mona',
    reviews: [
      {
        product: 'Black Heavy Hoodie',
        rating: 5,
        comment: 'الخامة تقيلة وناعمة، واللون ثابت بعد ست غسلات. طلبت مقاسي المعتاد وطلع مظبوط.',
        featured: true,
      },
      { product: 'White Piqué Polo', rating: 4, comment: 'البولو ممتاز والياقة متماسكة. التوصيل وصل بعد يومين.' },
      { product: 'Black Joggers', rating: 5, comment: 'مريح جدًا في البيت وفي الشغل.' },
    ],
  },
  {
    name: 'Youssef Samir',
    handle: 'youssef',
    reviews: [
      {
        product: 'Black Heavy Hoodie',
        rating: 5,
        comment: 'Heavier than it looks in the pictures, and the black is a real black. I ordered a second one.',
        featured: true,
      },
      {
        product: 'Black Cargo Pants',
        rating: 4,
        comment: 'Good pockets, good length. The waist runs half a size large.',
      },
      { product: 'White Pocket Tee', rating: 5, comment: 'Not see-through at all. Finally a white tee for work.' },
    ],
  },
  {
    name: 'سلمى حسن',
    handle: 'salma',
    reviews: [
      {
        product: 'White Flowing Jilbab',
        rating: 5,
        comment: 'القماش انسيابي ومش شفاف، والطول مناسب لـ 165 سم بدون تعديل. هطلب الأسود كمان.',
        featured: true,
      },
      { product: 'Black Flowing Jilbab', rating: 5, comment: 'نفس جودة الأبيض، والخياطة نظيفة من الداخل.' },
      { product: 'White Canvas Tote', rating: 4, comment: 'حقيبة متينة وتشيل اللابتوب، كنت أتمنى جيب داخلي.' },
    ],
  },
  {
    name: 'Karim Nabil',
    handle: 'karim',
    reviews: [
      {
        product: 'Black Poplin Shirt',
        rating: 5,
        comment: 'Crisp, and it stays so until the evening. Tailored enough for a wedding, plain enough for a meeting.',
        featured: true,
      },
      {
        product: 'Black Heavy Hoodie',
        rating: 4,
        comment: 'Warm and well made. The hood is deep, the sleeves a little long.',
      },
      { product: 'White Zip Hoodie', rating: 3, comment: 'Nice cotton, but the zip catches now and then.' },
    ],
  },
  {
    name: 'نورهان فتحي',
    handle: 'nourhan',
    reviews: [
      {
        product: 'White Crew Sweatshirt',
        rating: 5,
        comment: 'أبيض نقي ولم يصفرّ بعد الغسيل. المقاس واسع قليلًا كما هو مكتوب في الجدول.',
        featured: true,
      },
      { product: 'Black Heavy Hoodie', rating: 5, comment: 'أحلى هودي اشتريته السنة دي.' },
      { product: 'White Joggers', rating: 4, comment: 'خامة ممتازة، لكن الأبيض محتاج عناية في الغسيل.' },
    ],
  },
  {
    name: 'Omar Sherif',
    handle: 'omar',
    reviews: [
      {
        product: 'Black Bomber Jacket',
        rating: 5,
        comment: 'Fits like the size chart says. The lining is smooth and the cuffs hold.',
      },
      { product: 'White Heavy Hoodie', rating: 4, comment: 'Thick and soft. Wash it apart from the black one.' },
      { product: 'Black Cotton Cap', rating: 2, comment: 'The cap is fine, but it is small for my head.' },
    ],
  },
  {
    name: 'هنا مصطفى',
    handle: 'hana',
    reviews: [
      {
        product: 'White Heavy Hoodie',
        rating: 5,
        comment: 'دفّا وشكله شيك. استلمته في الإسكندرية بعد ثلاثة أيام ودفعت عند الاستلام بدون أي مشكلة.',
        featured: true,
      },
      { product: 'Black Heavy Hoodie', rating: 4, comment: 'حلو جدًا، بس المقاسات بتخلص بسرعة.' },
      { product: 'Black Ribbed Socks', rating: 5, comment: 'ثابتة على الرجل وما بتسيبش علامة.' },
    ],
  },
  {
    name: 'Tarek Younis',
    handle: 'tarek',
    reviews: [
      {
        product: 'Black Everyday Tee',
        rating: 5,
        comment: 'Four months, twice a week, no twisting at the seams and no fading. Worth every pound.',
        featured: true,
      },
      { product: 'Black Heavy Hoodie', rating: 3, comment: 'Good hoodie. I expected the pocket to be deeper.' },
      { product: 'Black Straight Pants', rating: 4, comment: 'A clean cut. I had them hemmed by 2 cm.' },
    ],
  },
  {
    name: 'دينا رأفت',
    handle: 'dina',
    reviews: [
      { product: 'White Oversized Tee', rating: 5, comment: 'القصة واسعة ومريحة والقطن ناعم على البشرة.' },
      { product: 'White Heavy Hoodie', rating: 5, comment: 'زي الصور بالظبط.' },
      { product: 'White Poplin Shirt', rating: 2, comment: 'القميص جميل لكنه يتكرمش بسرعة.' },
    ],
  },
  {
    name: 'Laila Ezzat',
    handle: 'laila',
    reviews: [
      {
        product: 'White Heavy Hoodie',
        rating: 5,
        comment: 'I verified the code on the label and it was genuine. Lovely weight.',
      },
      { product: 'Black Long-Sleeve Tee', rating: 4, comment: 'Soft, and long enough to stay tucked in.' },
      {
        product: 'Black Piqué Polo',
        rating: 5,
        comment: 'Bought one for my father, who asked for two more.',
        status: 'pending',
      },
    ],
  },
  {
    name: 'أحمد زكي',
    handle: 'ahmed',
    reviews: [
      {
        product: 'Black Zip Hoodie',
        rating: 5,
        comment: 'السوستة قوية والقطن تقيل. جودة تستاهل سعرها.',
        status: 'pending',
      },
      { product: 'White Everyday Tee', rating: 4, comment: 'مريح وخفيف للصيف.', status: 'pending' },
      {
        product: 'Black Canvas Tote',
        rating: 1,
        comment: 'اتصلوا بيا على 01012345678 لو حد عايز يشتري مني أرخص.',
        status: 'rejected',
      },
    ],
  },
  {
    name: 'Farida Amin',
    handle: 'farida',
    reviews: [
      {
        product: 'White Long-Sleeve Tee',
        rating: 5,
        comment: 'The neckline keeps its shape. Size M for 62 kg.',
        status: 'pending',
      },
      { product: 'White Ribbed Socks', rating: 3, comment: 'Fine socks, a bit warm for June.', status: 'pending' },
      { product: 'Black Pocket Tee', rating: 1, comment: 'test test test', status: 'rejected' },
    ],
  },
  {
    name: 'Hassan Lotfy',
    handle: 'hassan',
    reviews: [
      { product: 'Black Heavy Hoodie', rating: 5, comment: 'Second winter, still looks new.' },
      { product: 'White Cargo Pants', rating: 4, comment: 'Sturdy fabric and clean stitching. They need a belt.' },
      { product: 'White Cotton Cap', rating: 1, comment: 'Visit my page for cheaper caps!!!', status: 'rejected' },
    ],
  },
]
