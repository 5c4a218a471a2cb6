/** Texts that ask nothing about the world. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const partsOf = (text: string) => readQuestion(text, new Date('2026-11-22')).parts.length

test.for([
  'test test 123',
  'Hello!',
  'Hi there',
  'What can you do?',
  'How do you work?',
  'hello, what can I ask you?',
  'help',
])('“%s” asks nothing', (text) => expect(partsOf(text)).toBe(0))

test.for([
  'Test a kettle?',
  'How does it rain?',
  'What do you know about tea?',
  'How can I help the tea harvest?',
  'nuclear test 2030',
])('“%s” asks something', (text) => expect(partsOf(text)).toBe(1))
