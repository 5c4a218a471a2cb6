/** A person brings a file of a statistics office, says once how it is to be read, and brings the next by one click. */
import { expect, test } from 'vitest'
import { hasFocus } from '../visitor.ts'
import { fillPlace, givenAuthors, savePrivate } from './author.ts'

const site = await givenAuthors()

const csv = (text: string) => ({ mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
const thisYear = csv(
  [
    'Bev\u00f6lkerung nach L\u00e4ndern;;;;',
    'Land;2020;2021;2022\u00b9;2023',
    'Quendel;1.234,5;1.240,0 p;1.251,25;..',
    'Th\u00fcringen;2.120,0;2.109,0;2.127,5;2.122,5',
    '\u00b9 vorl\u00e4ufig;;;;',
  ].join('\r\n'),
)
const nextYear = csv(
  [
    'Bev\u00f6lkerung nach L\u00e4ndern;;;;;',
    'Land;2020;2021;2022;2023;2024',
    'Quendel;1.234,5;1.241,5;1.251,25;1.260,0;1.270,5',
    'Th\u00fcringen;2.120,0;2.109,0;2.127,5;2.122,5;2.110,0',
  ].join('\r\n'),
)

test('a wide German file with footnotes is mapped once, and next year it needs one click', async () => {
  const mia = await site.author('Mia Brandt')
  const { page } = mia
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }

  await mia.open('/new/trend')
  await type('Title', 'People who live in Quendel')
  await type('Summary', 'Counted by the statistics office, in thousands.')
  await page.getByLabel('There is data').check()
  await type('Unit', 'thousand people')
  await page.getByLabel('Or a file (optional)').setInputFiles({ name: 'laender.csv', ...thisYear })
  await page.getByRole('group', { name: 'Which of these series is it?' }).waitFor()
  await press(/Take this\s+Quendel/)
  await page.getByText('3 values read, 2020 to 2022, Quendel').waitFor()
  expect(await hasFocus(page.getByRole('status').filter({ hasText: '3 values read' }))).toBe(true)
  expect(await page.getByLabel('Or a file (optional)').inputValue()).toContain('laender.csv')
  await page.getByText('Preliminary: 2021').waitFor()
  await page.getByText('Marked “1”: 2022').waitFor()
  await page.getByText('text, Windows-1252').waitFor()
  await press('Take these 3 values')
  await page.getByText('3 observations, 2020 to 2022; the last is 1,251 thousand people.').waitFor()
  expect(await hasFocus(page.getByRole('status').filter({ hasText: '3 observations' }))).toBe(true)
  expect(await page.getByLabel('Or a file (optional)').inputValue()).toBe('')
  await type('Source of the series', 'Statistics office')
  await type('Address of the data', 'https://example.org/laender.csv')
  await type('Licence', 'CC BY 4.0')
  await fillPlace(page)
  const trend = await savePrivate(mia)
  await mia.open(trend)
  await page.getByRole('link', { name: 'CSV, with its marks' }).waitFor()

  await mia.open(`${trend}/edit`)
  await page.getByLabel('Or a file (optional)').setInputFiles({ name: 'laender-neu.csv', ...nextYear })
  await page.getByText('2 values new (2023, 2024), 1 revised, 0 gone, 2 the same.').waitFor()
  await page.getByText('Marked otherwise than before: 2021, 2022.').waitFor()
  expect(await page.getByRole('row').allInnerTexts()).toContain('2021\t1,240\t1,241.5\t+1.5 (+0.1%)')
  await press('Take these 5 values')
  await page.getByText('5 observations, 2020 to 2024; the last is 1,271 thousand people.').waitFor()
})

test('quarters are kept, or gathered into years where their author would rather have those', async () => {
  const { open, page } = await site.author('Una Okoro')
  const quarters = ['2023-Q1;1', '2023-Q2;2', '2023-Q3;3', '2023-Q4;6', '2024-Q1;2', '2024-Q2;3']
  await open('/new/trend')
  await page.getByLabel('There is data').check()
  await page.getByLabel('Observations', { exact: true }).fill(`Quarter;Sold\n${quarters.join('\n')}\n`)
  await page.getByRole('button', { name: 'Read the text' }).click()
  await page.getByText('6 values read, Q1 2023 to Q2 2024').waitFor()
  const values = page.getByLabel('Values', { exact: true })
  await values.selectOption('the sum of each year')
  await page.getByText('1 value read, 2023 to 2023').waitFor()
  await page.getByText('Left out, since it is not complete: 2024').waitFor()
  await values.selectOption('as they come, quarterly')
  await page.getByText('6 values read, Q1 2023 to Q2 2024').waitFor()
  await page.getByRole('button', { name: 'Take these 6 values' }).click()
  await page.getByText('6 observations, Q1 2023 to Q2 2024; the last is 3').waitFor()
  expect(await page.getByLabel('Measured', { exact: true }).inputValue()).toBe('quarterly')
})

test('days are not kept, and why is said where their author chooses how they are gathered', async () => {
  const { open, page } = await site.author('Dora Ito')
  const days = ['2024-01-03;4', '2024-01-04;6', '2024-02-01;8', '2024-03-01;9', '2024-03-04;11']
  await open('/new/trend')
  await page.getByLabel('There is data').check()
  await page.getByLabel('Observations', { exact: true }).fill(`Day;Sold\n${days.join('\n')}\n`)
  await page.getByRole('button', { name: 'Read the text' }).click()
  const asked = page.getByRole('group', { name: /^The file has days, .* no projection of days was ever checked/ })
  await asked.getByRole('button', { name: 'Take this the mean of each month' }).click()
  await page.getByText('3 values read, Jan 2024 to Mar 2024').waitFor()
  await page.getByRole('button', { name: 'Take these 3 values' }).click()
  await page.getByText('3 observations, Jan 2024 to Mar 2024; the last is 10').waitFor()
  expect(await page.getByLabel('Measured', { exact: true }).inputValue()).toBe('monthly')
})

test('where nothing is asked of sources an address says so, and what can be done; its site is bound unseen on the page of the trend', async () => {
  const ned = await site.author('Ned Okoye')
  const { page } = ned
  ned.expectComplaints(/status of 40[09]/)
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const address = 'https://data.worldbank.org/indicator/SP.POP.TOTL?locations=1W'

  await ned.open('/new/trend')
  await type('Title', 'People who live')
  await type('Summary', 'Counted by the World Bank, in people.')
  await page.getByLabel('There is data').check()
  await type('Unit', 'people')
  await type('Observations', address)
  await page.getByText('That is an address, and no table.').waitFor()
  await press('Bring it as an address')
  expect(await page.getByLabel('Or an address (optional)').inputValue()).toBe(address)
  await press('Ask this address')
  await page.getByText('This server asks nothing of sources at the moment. SOURCES is not set to on.').waitFor()
  await page.getByText('Nothing left this machine. Download the table from there').waitFor()
  await type('Observations', 'year,value\n2022,7950\n2023,8020\n')
  await press('Read the text')
  await press('Take these 2 values')
  await type('Source of the series', 'World Bank')
  await type('Address of the data', 'https://data.worldbank.org/indicator/SP.POP.TOTL')
  await type('Licence', 'CC BY 4.0')
  await fillPlace(page)
  await ned.open(await savePrivate(ned))

  await type('Keep it current from', 'https://example.org/people.csv')
  await page.keyboard.press('Enter')
  await page.getByText('Download the table from there and bring it as a file').waitFor()
  await type('Keep it current from', address)
  await page.keyboard.press('Enter')
  await page.getByText('SP.POP.TOTL').waitFor()
  await press('Keep the series current from there')
  expect(await page.getByText('Can be updated from').innerText()).toContain('World Bank Indicators')
})
