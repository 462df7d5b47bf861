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

export interface DemoGallery {
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
