import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { isOpposed } from './opposed.ts'

const of = (question: string, names: string): boolean =>
  isOpposed(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })

test.for([
  ['Which town will leave the league next?', 'Which town will be the next to join the league?'],
  ['Will the new coin be abandoned by 2030?', 'When will the new coin be issued?'],
  ['How many towns will have banned tea in 2030?', 'In how many towns will tea be legal in 2030?'],
  ['Will the mayor declare the flood over by 2030?', 'Will the mayor declare an emergency by 2030?'],
  ['Will the towns sign a treaty by 2030?', 'Will fighting between the towns kill anybody by 2030?'],
  ['Will a probe land on the comet by 2030?', 'Will people land on the comet by 2030?'],
  ['What will a litre of petrol cost in 2030?', 'Price of Brent oil'],
  ['Will the mayor end an emergency by 2030?', 'Will the mayor declare an emergency by 2030?'],
  ['Who will lose the election of the mayor in 2028?', 'Winner of the election of the mayor in 2028'],
  ['Which party wins the fewest seats?', 'Largest party at the next election'],
  ['Which town will next ban a bonfire?', 'Which town will next carry out a bonfire?'],
  ['What will inflation be in Malta in 2030?', 'Price of Maltese gas'],
  ['Where will the cup of 2030 be held?', 'Which country will win the cup of 2030?'],
  ['Who hosts the winter games of 2036?', 'Host of the summer games of 2036'],
  ['Will electric bicycles be half of all that is sold?', 'Half of new cars are electric'],
  ['Will somebody die on the island by 2030?', 'Will a human being land on the island by 2030?'],
  ['How much power will bakeries produce in 2030?', 'How much power will the world’s bakeries use in 2030?'],
  ['Which source will use the most power in 2035?', 'Which source will generate the most power in 2035?'],
  ['Will Spain invade Malta by 2030?', 'Will Spain blockade or attack Malta by 2030?'],
  ['In which year will oil production peak?', 'Price of Brent oil'],
  ['How many poets will be born in 2027?', 'Poets killed in 2027'],
] as const)('%s is not: %s', ([question, title]) => expect(of(question, title)).toBe(true))

test.for([
  ['What will a barrel of oil cost by 2030, and so the petrol I sell?', 'Price of Brent oil'],
  ['Which town joins the league next?', 'Which town will be the next to join the league?'],
  ['Who will win the election of the mayor in 2028?', 'Winner of the election of the mayor in 2028'],
  ['What will gas cost in winter 2030?', 'Price of gas'],
  ['What will inflation be in 2030?', 'Inflation of the world'],
  ['Will electric cars and vans be half of new cars?', 'Half of new cars are electric'],
  ['When may we buy the new coin?', 'When will the new coin be issued?'],
  ['Will the towns fight or sign a treaty by 2030?', 'Will the towns sign a treaty by 2030?'],
  ['Will tea be banned by 2030?', 'Will tea be banned by 2030?'],
  ['Will a human land on the comet by 2030, or a probe land first?', 'Will people land on the comet by 2030?'],
  ['Will the mayor declare the end of the flood?', 'Will the mayor declare the flood over?'],
  ['Will people be killed in the fighting by 2030?', 'Will fighting between the towns kill anybody by 2030?'],
  [
    'How much power will the world generate in 2030?',
    'The world uses more power almost every year: world power generation',
  ],
  ['How much power do bakeries need in 2030?', 'How much power will the world’s bakeries use in 2030?'],
  ['Will Spain attack Malta or invade it by 2030?', 'Will Spain blockade or attack Malta by 2030?'],
] as const)('%s may be: %s', ([question, title]) => expect(of(question, title)).toBe(false))
