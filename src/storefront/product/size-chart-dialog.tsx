import { useId, useState } from 'react'
import type { Product } from '#catalog/shop-product.ts'
import { UNITS, type Unit } from '#catalog/size-chart.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from '../card/size-chart.module.css'
import { SizeChart } from './size-chart-table.tsx'

interface DialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

export function SizeChartDialog({ product, isOpen, onClose }: DialogProps) {
  const { sizes: chart, product: words } = useTexts('sizes', 'product')
  const [unit, setUnit] = useState<Unit>('cm')
  const name = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.sizeChart} closeLabel={chart.close}>
      <fieldset className={styles.units}>
        <legend className="visually-hidden">{chart.unit}</legend>
        {UNITS.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === unit} onChange={() => setUnit(each)} />
            <span>{chart.units[each]}</span>
          </label>
        ))}
      </fieldset>
      <SizeChart product={product} unit={unit} />
    </Dialog>
  )
}
