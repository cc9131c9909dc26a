import { describe, expect, test } from 'vitest'
import { filesOf } from './repository.ts'

/**
 * Promises that can reject, stored in a variable without a handler on the same or the next lines. The linter accepts them,
 * since they might be awaited later; on a path without an await, a rejection ends the process.
 */
function storedWithoutHandler(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const name = /^\s*(?:const|let) (\w+)(?:: [^=]+)? = (?:new Promise\b.*\b_?,? ?reject|Promise\.reject\(|.*Promise<never>\()/.exec(
      line,
    )?.[1]
    if (!name) return []
    const following = lines.slice(index, index + 12).join('\n')
    // raced on every path: no condition before the race
    const isRaced = new RegExp(`^\\s*(?:return|await|const [^?\\n]*= await) Promise\\.race\\(\\[[^?\\n]*\\b${name}\\b`, 'm')
    const isHandled = new RegExp(`\\.catch\\(|\\b${name}\\.then\\([^,]+,`)
    return isRaced.test(following) || isHandled.test(following) ? [] : [`${index + 1}: ${line.trim()}`]
  })
}

describe('promises without an owner', () => {
  test('finds one that is stored and awaited on some paths only', () => {
    const planted = [
      "const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('timeout'))))",
      'const addresses = isIP(host) ? [host] : await Promise.race([resolve(host), late])',
    ].join('\n')
    expect(storedWithoutHandler(planted)).toHaveLength(1)
    expect(storedWithoutHandler(`${planted}\nlate.catch(() => undefined)`)).toEqual([])
    expect(storedWithoutHandler(planted.replace('isIP(host) ? [host] : ', '')), 'awaited on every path').toEqual([])
  })

  test('the serving process has none', () => {
    const files = filesOf(/^(?:adapters|contract|domain|extraction|local-services|matching|replies|server)\/.*\.ts$/).filter(
      ({ name }) => !/\.(?:test|fixture)\.|^server\/test\//.test(name),
    )
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap(({ name, text }) => storedWithoutHandler(text).map((line) => `${name}:${line}`))).toEqual([])
  })
})
