/** The size chart, which few open. */
export const sizes = {
  note: 'The garment laid flat. Compare with a piece that fits you; 1 to 2 cm either way is normal.',
  close: 'Close size chart',
  size: 'Size',
  unit: 'Unit',
  units: { cm: 'Centimeters', inch: 'Inches' },
  caption: (unit: 'cm' | 'inch'): string => (unit === 'cm' ? 'Size chart in centimeters' : 'Size chart in inches'),
  how: 'How to measure',
  top: [
    { name: 'Chest', how: 'Across the front, from armpit to armpit.' },
    { name: 'Length', how: 'From the top of the shoulder down to the hem.' },
    { name: 'Shoulder', how: 'From one shoulder seam to the other.' },
    { name: 'Sleeve', how: 'From the shoulder seam to the cuff.' },
  ],
  bottom: [
    { name: 'Waist', how: 'Across the waistband, from side to side.' },
    { name: 'Hip', how: 'Across the widest part below the waist.' },
    { name: 'Inseam', how: 'From the crotch down the inside of the leg.' },
    { name: 'Length', how: 'From the waistband down the outside of the leg.' },
  ],
}
