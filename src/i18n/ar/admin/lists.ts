import type { adminLists as english } from '#i18n/en/admin/lists.ts'
import { arabicPlural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'
import { adminPalette } from './palette.ts'

const selection: typeof english.selection = {
  column: 'تحديد',
  choose: (name) => `تحديد ${name}`,
  all: arabicPlural({
    zero: 'لا صفوف في هذه الصفحة',
    one: 'تحديد الصف الوحيد في هذه الصفحة',
    two: 'تحديد الصفين في هذه الصفحة',
    few: 'تحديد كل الصفوف في هذه الصفحة ({n})',
    many: 'تحديد كل الصفوف في هذه الصفحة ({n})',
    other: 'تحديد كل الصفوف في هذه الصفحة ({n})',
  }),
  count: (n) => withCounts`تم تحديد ${n} في هذه الصفحة`,
  bar: 'إجراءات على ما تم تحديده',
  clear: 'إلغاء التحديد',
  refused: arabicPlural({
    zero: '',
    one: 'بقي واحد كما هو:',
    two: 'بقي اثنان كما هما:',
    few: 'بقيت {n} كما هي:',
    many: 'بقي {n} كما هي:',
    other: 'بقي {n} كما هي:',
  }),
}

const filters: typeof english.filters = {
  clear: 'مسح التصفية',
  nothingFor: (words) => `لا شيء يطابق «\u2068${words}\u2069».`,
}

export const adminLists: typeof english = { filters, selection, ...adminPalette }
