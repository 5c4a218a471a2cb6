/** How a report looks in Word: fonts that every Word has, the sans for what is measured, the serif for what is said. */
import type { IStylesOptions } from 'docx'
import { inWord } from './colours.ts'

const [sans, serif] = ['Arial', 'Georgia']
const [ink, faint, prediction] = [inWord('ink'), inWord('faint'), inWord('prediction')]

export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: sans, size: 20, color: ink, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: 80 } },
    },
    title: {
      run: { font: sans, size: 44, bold: true, color: ink },
      paragraph: { spacing: { before: 60, after: 160 } },
    },
    heading1: {
      run: { font: sans, size: 28, bold: true, color: ink },
      paragraph: { spacing: { before: 400, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { font: sans, size: 22, bold: true, color: ink },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
    hyperlink: { run: { color: ink, underline: { type: 'single', color: inWord('linkRule') } } },
  },
  paragraphStyles: [
    {
      id: 'Said',
      name: 'Said',
      basedOn: 'Normal',
      run: { font: serif, size: 22 },
      paragraph: { spacing: { after: 140, line: 320 } },
    },
    {
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      run: { size: 64, bold: true, color: prediction },
      paragraph: { keepNext: true },
    },
    {
      id: 'Fine',
      name: 'Fine',
      basedOn: 'Normal',
      run: { size: 18, color: faint },
      paragraph: { spacing: { after: 40 } },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 18 }, paragraph: { spacing: { after: 0 } } },
    { id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 16 }, paragraph: { spacing: { after: 30 } } },
  ],
}
