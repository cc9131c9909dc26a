// When a key is typed text and not a shortcut.
import { describe, expect, it } from 'vitest'
import { takesText } from './shortcuts.ts'

describe('takesText', () => {
  it('is true for text fields and editors', () => {
    expect(takesText({ tagName: 'INPUT', type: 'email' })).toBe(true)
    expect(takesText({ tagName: 'TEXTAREA' })).toBe(true)
    expect(takesText({ tagName: 'DIV', isContentEditable: true })).toBe(true)
  })
  it('is false for buttons, checkboxes, and the page itself', () => {
    expect(takesText({ tagName: 'INPUT', type: 'checkbox' })).toBe(false)
    expect(takesText({ tagName: 'BUTTON' })).toBe(false)
    expect(takesText(null)).toBe(false)
  })
})
