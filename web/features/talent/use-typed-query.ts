// Joins the text of the search box with the query of the address.
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of the box. What is typed reaches the address after a pause and comes back from there later; only an address that changed by
 * itself (a saved search, Back) replaces the text, so that nothing typed on the way is lost.
 */
export function useTypedQuery(query: string, onTyped: (query: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(query)
  const [address, setAddress] = useState(query)
  const report = useEffectEvent(onTyped)
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (query !== address) {
    setAddress(query)
    const arrived = onTheWay.lastIndexOf(query)
    setOnTheWay(onTheWay.slice(arrived + 1))
    if (arrived < 0) {
      setOnTheWay([])
      setText(query)
    }
  }
  const latest = onTheWay.at(-1) ?? address
  useEffect(() => {
    if (text === latest) return
    const later = setTimeout(() => {
      setOnTheWay((before) => [...before, text])
      report(text)
    }, 200)
    return () => clearTimeout(later)
  }, [text, latest])
  return [text, setText]
}
