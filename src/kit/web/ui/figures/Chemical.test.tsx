import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Chemical } from './Chemical.tsx'

const write = (text: string) => renderToString(<Chemical text={text} />).replaceAll('<!-- -->', '')

describe('formulas in a text', () => {
  it('stand as chemists write them', () => {
    expect(write('CO2 and N2O, not CH4')).toBe('CO<sub>2</sub> and N<sub>2</sub>O, not CH<sub>4</sub>')
  })

  it('leave other words with figures alone', () => {
    expect(write('HCO20 in 2024, COP28, COVID-19')).toBe('HCO20 in 2024, COP28, COVID-19')
  })
})
