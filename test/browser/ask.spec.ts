/**
 * Somebody asks a question and is shown what the base knows about it before anything is ordered. (What is ordered and
 * delivered: analyses/.)
 */
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { givenAuthors } from './mine/author.ts'
import { comeToRest, hasFocus, type Visitor } from './visitor.ts'

const site = await givenAuthors()
const label = 'What do you want to know about the future?'

const boxOn = ({ page }: Visitor) => page.getByRole('textbox', { name: label })
const panelOn = ({ page }: Visitor) =>
  page.getByRole('region', { name: /The base knows (nothing|too little) about this|What the base knows about this/ })

async function ask(visitor: Visitor, question: string): Promise<void> {
  await boxOn(visitor).fill(question)
  await visitor.page.keyboard.press('Enter')
}

test('R27 R52 a visitor asks and is shown what the base knows, what an answer costs and what signing in gives', async () => {
  const eve = await site.visitor()
  await eve.open('/')
  await ask(eve, 'Will fossil CO2 emisions fall by 2035?')
  const panel = panelOn(eve)
  await panel.getByText('We read “emisions” as “emissions”.').waitFor()
  await panel.getByText('We read: a chance, by 2035.').waitFor()
  expect(await panel.getByRole('definition').first().innerText()).toContain('Fossil CO2 below 10,500 MtC in 2035')
  const trends = panel
    .getByRole('list')
    .filter({ has: eve.page.getByRole('link', { name: 'Trend: Fossil CO2 emissions', exact: true }) })
  expect(await trends.first().innerText()).toMatch(/about 1\d,\d{3}/)
  await panel.getByText('It costs 1 analysis.', { exact: true }).waitFor()
  await panel.getByText('It costs 1 trend analysis.', { exact: true }).waitFor()
  await panel.getByText('A new account can order 8 trend analyses without paying').waitFor()
  expect(await panel.getByRole('button', { name: /Order|Run/ }).count()).toBe(0)
  expect(new URL(eve.page.url()).pathname).toBe('/')
  expect(await violationsOn(eve.page)).toEqual([])

  await panel.getByRole('button', { name: 'Close what the base knows' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await boxOn(eve).inputValue()).toBe('Will fossil CO2 emisions fall by 2035?')
})

test.each([
  ['nothing', ''],
  ['spaces alone', '   '],
])('who presses Ask with %s in the box is told there what to do, and has the focus in it', async (_what, typed) => {
  const eve = await site.visitor()
  await eve.open('/')
  await boxOn(eve).fill(typed)
  await eve.page.getByRole('button', { name: 'Ask', exact: true }).click()
  const said = eve.page.getByRole('alert').filter({ hasText: 'Write a question first.' })
  await said.waitFor()
  expect([await hasFocus(boxOn(eve)), await boxOn(eve).getAttribute('aria-invalid')]).toEqual([true, 'true'])
  expect(await boxOn(eve).getAttribute('aria-describedby')).toContain(await said.getAttribute('id'))
  expect(await violationsOn(eve.page)).toEqual([])
  await eve.page.keyboard.type('Will it rain?')
  await said.waitFor({ state: 'detached' })
  expect(await boxOn(eve).getAttribute('aria-invalid')).toBeNull()
})

test('an example below the box is asked at once, and is a search where scripts do not run', async () => {
  const question = 'When will people land on Mars?'
  const eve = await site.visitor()
  await eve.open('/')
  await eve.page.getByRole('link', { name: question }).click()
  await panelOn(eve).getByRole('heading', { name: 'What the base knows about this' }).waitFor()
  expect([new URL(eve.page.url()).pathname, await boxOn(eve).inputValue()]).toEqual(['/', question])

  const plain = await site.visitor({ javaScriptEnabled: false })
  await plain.page.goto('/')
  await plain.page.getByRole('link', { name: question }).click()
  await plain.page.waitForURL('**/all-stuff?q=When+will+people+land+on+Mars%3F')
})

test.each(['/purchase-cancelled', '/purchase-error'])(
  'R5 R6 %s leads back to the question that waits, and to none where none does',
  async (path) => {
    const eve = await site.visitor()
    const back = eve.page.getByRole('link', { name: 'Back to your question' })
    await eve.open(path)
    expect(await back.count()).toBe(0)
    await eve.open('/')
    await ask(eve, 'Will the sea rise by 2050?')
    await panelOn(eve).waitFor()
    await eve.open(path)
    await back.click()
    await panelOn(eve).getByRole('heading', { name: 'What the base knows about this' }).waitFor()
    expect(await boxOn(eve).inputValue()).toBe('Will the sea rise by 2050?')
  },
)

test('R27 the whole way can be gone with the keyboard, at 320 pixels without sideways scrolling', async () => {
  const kim = await site.visitor({ viewport: { width: 320, height: 640 } })
  await kim.open('/')
  await boxOn(kim).focus()
  await kim.page.keyboard.type('Will the sea rise by 2050?')
  await kim.page.keyboard.press('Enter')
  await panelOn(kim).getByRole('heading', { name: 'Full analysis' }).waitFor()
  const instead = panelOn(kim).getByRole('link', { name: 'Search instead' })
  for (let presses = 0; presses < 80 && !(await hasFocus(instead)); presses++) await kim.page.keyboard.press('Tab')
  expect(await hasFocus(instead)).toBe(true)
  expect(await kim.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await kim.page.keyboard.press('Enter')
  await kim.page.waitForURL('**/all-stuff?q=Will+the+sea+rise+by+2050%3F')
  await kim.open('/')
  expect(await boxOn(kim).inputValue()).toBe('')
})

test('a question about nothing that the base knows is told so, with what lies nearest; nothing can be ordered', async () => {
  const eve = await site.visitor()
  await eve.open('/')
  await ask(eve, 'Will the ice caps of Pluto melt?')
  const panel = panelOn(eve)
  await panel.getByText('Nothing in the base is about “Pluto”.').waitFor()
  await panel.getByText(/^Nothing can be ordered and nothing is charged. The base reads English/).waitFor()
  await panel.getByRole('heading', { name: 'Did you mean' }).waitFor()
  expect(await panel.getByRole('link', { name: 'Sign in to order' }).count()).toBe(0)
  await ask(eve, '<img src=x onerror=alert(1)> best pizza dough')
  await panel.getByRole('heading', { name: 'Did you mean' }).waitFor({ state: 'detached' })
  await panel.getByText('Nothing can be ordered').waitFor()
})

test('of an enormous question nothing is cut off: it is said, until it is short enough, and one of spaces asks nothing', async () => {
  const eve = await site.visitor()
  await eve.open('/')
  await boxOn(eve).focus()
  await eve.page.keyboard.insertText(`${'Will the sea rise? '.repeat(5000)}`)
  expect((await boxOn(eve).inputValue()).length).toBe(95_000)
  await eve.page.keyboard.press('Enter')
  await eve.alert('A question takes at most 500 characters. Yours is still here; shorten it.')
  await eve.page.getByText('94,999 so far').waitFor()
  expect([await panelOn(eve).count(), await hasFocus(boxOn(eve))]).toEqual([0, true])
  expect(await violationsOn(eve.page)).toEqual([])
  await boxOn(eve).fill('Will the sea rise?')
  await eve.page.getByText('94,999 so far').waitFor({ state: 'detached' })
  await ask(eve, '   ')
  expect(await panelOn(eve).count()).toBe(0)
})

test('who goes back to a question finds it as they left it, and who closed it finds it closed', async () => {
  const eve = await site.visitor()
  await eve.open('/')
  await ask(eve, 'Will the sea rise by 2050?')
  await panelOn(eve).getByRole('link', { name: 'Search instead' }).click()
  await eve.page.waitForURL('**/all-stuff?q=*')
  await eve.page.goBack()
  await panelOn(eve).getByRole('heading', { name: 'Full analysis' }).waitFor()
  expect(await boxOn(eve).inputValue()).toBe('Will the sea rise by 2050?')
  await panelOn(eve).getByRole('button', { name: 'Close what the base knows' }).click()
  await eve.open('/all-stuff')
  await eve.page.goBack()
  await boxOn(eve).waitFor()
  expect(await panelOn(eve).count()).toBe(0)
})

test('R27 the question survives signing in, opens again by itself, and can be ordered then', async () => {
  const ada = await site.visitor()
  await ada.open('/')
  await ask(ada, 'Will fossil CO2 emissions fall by 2035?')
  await panelOn(ada).getByRole('link', { name: 'Sign in to order' }).click()
  await ada.send({ Email: 'ada@example.org' }, 'Continue')
  await ada.heading('Create account')
  await ada.send({ Name: 'Ada Okafor', 'Choose password': 'abc123' }, 'Create account')
  await ada.isIn('Ada Okafor')
  const panel = panelOn(ada)
  await panel.getByRole('button', { name: 'Run a trend analysis' }).waitFor()
  expect(await boxOn(ada).inputValue()).toBe('Will fossil CO2 emissions fall by 2035?')
  await panel.getByText('It uses 1 of your 8 trend analyses.').waitFor()
  await panel.getByText('You have no analyses left. Your question waits here.').waitFor()
  expect(await violationsOn(ada.page)).toEqual([])

  await panel.getByRole('link', { name: 'Get more analyses' }).click()
  await ada.page.waitForURL('**/my-stuff?tab=membership')
  await ada.open('/')
  await panel.getByRole('button', { name: 'Run a trend analysis' }).waitFor()
})

test('R27 R52 on the page of a trend its own analysis is offered first, and whoever presses twice orders once', async () => {
  const bob = await site.author('Bob Moss')
  await bob.open('/trend/131')
  await bob.button('Ask').click()
  const orders: string[] = []
  await bob.page.route('**/api/analyses', async (route) => {
    orders.push((route.request().postDataJSON() as { orderId: string }).orderId)
    // The first answer is lost on the way.
    await (orders.length === 1
      ? route.abort('connectionreset')
      : route.fulfill({ status: 409, json: { error: { code: 'budget-spent', message: '' } } }))
  })
  bob.expectComplaints(/api.analyses/, /Failed to load resource/)
  const run = panelOn(bob).getByRole('button', { name: 'Run a trend analysis' })
  await run.dblclick()
  await bob.alert('If the order arrived, ordering again does not order twice.')
  expect(orders).toHaveLength(1)
  await run.click()
  await bob.alert('Your budget for this is used up. Nothing was ordered.')
  expect(orders[1]).toBe(orders[0])
  await run.click()
  await expect.poll(() => orders.length).toBe(3)
  expect(orders[2]).not.toBe(orders[0])
})

test('where nothing answers it says so and keeps the question', async () => {
  const eve = await site.visitor()
  await eve.open('/')
  await eve.page.route('**/api/analyses/preview', (route) => route.abort('connectionreset'))
  eve.expectComplaints(/analyses.preview/, /Failed to load resource/)
  await ask(eve, 'Will the sea rise?')
  await eve.alert('What the base knows could not be loaded.')
  await eve.page.unroute('**/api/analyses/preview')
  await eve.button('Try again').click()
  await panelOn(eve).getByRole('heading', { name: 'Full analysis' }).waitFor()
  expect(await boxOn(eve).inputValue()).toBe('Will the sea rise?')
})

test.each([390, 1280])(
  'at %i px the long title of an item stands whole in the box below it, and Enter asks it',
  async (width) => {
    const eve = await site.visitor({ viewport: { width, height: 900 } })
    await comeToRest(eve.page, '/prediction/18')
    const box = eve.page.getByRole('textbox', { name: 'Ask about this' })
    const title = await eve.page.getByRole('heading', { level: 1 }).innerText()
    expect(await box.inputValue()).toBe(title)
    const isCut = () =>
      eve.page.evaluate<boolean>(`(() => {
      const box = document.querySelector('textarea[name=q]')
      return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
    })()`)
    expect(await isCut()).toBe(false)
    await box.focus()
    await eve.page.keyboard.press('End')
    await eve.page.keyboard.press('Enter') // before or after there is a program
    await panelOn(eve).waitFor()
    expect([await box.inputValue(), await isCut()]).toEqual([title, false])
  },
)
