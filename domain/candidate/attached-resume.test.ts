import { describe, expect, test } from 'vitest'
import { attachedResumeWords, isTheirResume, mayBeAttachedResume, type AttachedFrom } from './attached-resume.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const ada: AttachedFrom = { firstName: 'Ada', lastName: 'Núñez', addresses: ['ada@home.example'], sender: 'ada@home.example' }
const stranger = { ...ada, sender: 'someone@else.example' }
const head = (text: string, name = '', email: string | null = null) => ({ text, name, email })

describe('which attachments may be a résumé', () => {
  test('decides by content, and for text also by name and length', () => {
    expect(mayBeAttachedResume('cv.pdf', bytes('%PDF-1.4 …'))).toBe(true)
    expect(mayBeAttachedResume('anything', bytes('%PDF-1.4 …'))).toBe(true)
    expect(mayBeAttachedResume('cv.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]))).toBe(false)
    expect(mayBeAttachedResume('cv.txt', bytes('x'.repeat(300)))).toBe(true)
    expect(mayBeAttachedResume('ATT00001', bytes('x'.repeat(300)))).toBe(false)
    expect(mayBeAttachedResume('signature.txt', bytes('Sent from my phone'))).toBe(false)
    expect(mayBeAttachedResume('cv.pdf', new Uint8Array())).toBe(false)
    expect(mayBeAttachedResume('cv.pdf', bytes(`%PDF-${'x'.repeat(10 * 1024 * 1024)}`))).toBe(false)
  })
})

describe('whether a résumé is the candidate’s', () => {
  test('accepts a résumé with both of their names, from any sender and with or without accents', () => {
    expect(isTheirResume(ada, head('Ada Nunez\nNurse', 'Ada Nunez'))).toBe(true)
    expect(isTheirResume(stranger, head('NÚÑEZ, ADA', ''))).toBe(true)
  })
  test("accepts a résumé with one of the candidate's addresses", () => {
    expect(isTheirResume(stranger, head('A. N.', '', 'Ada@home.example'))).toBe(true)
  })
  test('a résumé they sent themselves may contain only part of their name, or none', () => {
    expect(isTheirResume(ada, head('Adriana Núñez', 'Adriana Núñez'))).toBe(true)
    expect(isTheirResume(ada, head('Staff Nurse'))).toBe(true)
  })
  test("refuses a résumé that names someone else, and a stranger's résumé without a name", () => {
    expect(isTheirResume(ada, head('Jane Porter', 'Jane Porter'))).toBe(false)
    expect(isTheirResume(stranger, head('Ada Porter', 'Ada Porter'))).toBe(false)
    expect(isTheirResume(stranger, head('Staff Nurse'))).toBe(false)
    expect(isTheirResume({ ...ada, sender: null }, head('Staff Nurse'))).toBe(false)
  })
})

test('describes the attachment in the conversation', () => {
  const read = { jobs: 4, skills: 12, schools: 1 }
  expect(attachedResumeWords({ outcome: 'updated', read, note: '' })).toBe(
    'Résumé attached: read as 4 jobs, 12 skills, 1 school. The profile was updated.',
  )
  expect(attachedResumeWords({ outcome: 'unreadable', read, note: 'This file is damaged.' })).toBe(
    'File attached, but we couldn’t read it. This file is damaged.',
  )
})
