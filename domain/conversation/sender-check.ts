// Checks the sender's domain by our mail server's Authentication-Results (RFC 8601).

export type SenderCheck = 'pass' | 'fail'

const longest = 1000

/**
 * `headers` are the values of the Authentication-Results fields, topmost first; `authservId` is the name our own receiving
 * server writes into them. Fields with other names prove nothing: the sender may have written them. The DMARC result decides;
 * without one, a failing DKIM or SPF result counts only when the other doesn't pass. Null when there is no result.
 */
export function checkSender(headers: readonly string[], authservId: string | null): SenderCheck | null {
  if (authservId === null) return null
  for (const header of headers) {
    const [name = '', ...results] = withoutComments(header.slice(0, longest)).split(';')
    // 'example.com 1': a version may follow the name
    if (name.trim().split(/\s+/)[0]?.toLowerCase() !== authservId.toLowerCase()) continue
    const resultFor = (method: string) => results.map((entry) => resultOf(entry, method)).find((result) => result !== null) ?? null
    const dmarc = resultFor('dmarc')
    if (dmarc === 'pass' || dmarc === 'fail') return dmarc
    const checks = [resultFor('dkim'), resultFor('spf')]
    if (checks.includes('pass')) return 'pass'
    return checks.some((result) => result === 'fail' || result === 'softfail') ? 'fail' : null
  }
  return null
}

/** ' dmarc=fail header.from=example.com' -> 'fail'. */
function resultOf(text: string, method: string): string | null {
  const [first = ''] = text.trim().split(/\s+/)
  const [name = '', result = ''] = first.toLowerCase().split('=')
  return name.split('/')[0] === method && result !== '' ? result : null
}

function withoutComments(text: string): string {
  let rest = ''
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) rest += sign
  }
  return rest
}
