import { describe, expect, it } from 'vitest'
import { canTakeOver, handOverRoster, memberRefusals, needsSuccessor, whyNotChangeAdmin, whyNotRemove, type Member } from './members.ts'

const member = (id: string, change: Partial<Member> = {}): Member => ({
  id,
  isAdmin: false,
  isProven: true,
  isDisabled: false,
  isSuperAdmin: false,
  isBreakGlass: false,
  ...change,
})
const ada = member('ada', { isAdmin: true })
const ben = member('ben')

describe('admins', () => {
  it.each<[string, Member[], string, boolean, string | null]>([
    ['another admin can be made', [ada, ben], 'ben', true, null],
    ['an unverified address is no admin', [ada, member('ben', { isProven: false })], 'ben', true, memberRefusals.unproven],
    ['a disabled account is no admin', [ada, member('ben', { isDisabled: true })], 'ben', true, memberRefusals.disabled],
    ['the last admin stays one', [ada, ben], 'ada', false, memberRefusals.lastAdmin],
    ['a disabled admin does not count', [ada, member('ben', { isAdmin: true, isDisabled: true })], 'ada', false, memberRefusals.lastAdmin],
    ['one of two admins can give the rights up', [ada, member('ben', { isAdmin: true })], 'ada', false, null],
  ])('%s', (_, all, id, isAdmin, sentence) => expect(whyNotChangeAdmin(all, id, isAdmin)).toBe(sentence))
})

describe('removing', () => {
  it('refuses oneself, super admins and the last admin', () => {
    expect(whyNotRemove([ada, ben], 'ada', 'ada')).toBe(memberRefusals.self)
    expect(whyNotRemove([ada, member('root', { isSuperAdmin: true })], 'root', 'ada')).toBe(memberRefusals.superAdmin)
    expect(whyNotRemove([ada, ben], 'ada', 'root'), 'by a super admin who is no admin here').toBe(memberRefusals.lastAdmin)
    expect(whyNotRemove([ada, ben], 'ben', 'ada')).toBeNull()
    const glass = member('glass', { isAdmin: true, isBreakGlass: true })
    expect([whyNotRemove([ada, glass], 'glass', 'ada'), whyNotChangeAdmin([ada, glass], 'glass', false)]).toEqual([
      memberRefusals.breakGlass,
      memberRefusals.breakGlass,
    ])
  })

  it('transfers projects to an active member with a verified address', () => {
    expect(canTakeOver(ben, 'ada')).toBe(true)
    expect(canTakeOver(ada, 'ada')).toBe(false)
    expect(canTakeOver(member('ben', { isProven: false }), 'ada')).toBe(false)
    expect(canTakeOver(member('ben', { isDisabled: true }), 'ada')).toBe(false)
  })

  const roster = [
    { email: 'ada@x.example', role: 'owner' },
    { email: 'ben@x.example', role: 'member' },
  ] as const

  it('a roster always keeps an owner, and never becomes open to the whole workspace', () => {
    expect(needsSuccessor(roster, 'ada@x.example')).toBe(true)
    expect(needsSuccessor(roster, 'ben@x.example')).toBe(false)
    expect(needsSuccessor([{ email: 'ada@x.example', role: 'commenter' }], 'ada@x.example'), 'empty = open to all').toBe(true)
    expect(needsSuccessor([], 'ada@x.example')).toBe(false)
    expect(needsSuccessor(roster, 'eve@x.example'), 'not on it').toBe(false)
    expect(handOverRoster(roster, 'ada@x.example', 'ben@x.example')).toEqual([{ email: 'ben@x.example', role: 'owner' }])
    expect(handOverRoster(roster, 'ben@x.example', null)).toEqual([roster[0]])
    expect(handOverRoster([], 'ada@x.example', 'ben@x.example')).toEqual([])
  })
})
