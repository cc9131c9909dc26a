// Cards or rows: chosen once, stored on this device.
import { useState } from 'react'

export type ListLayout = 'cards' | 'rows'

const key = 'list_layout'

export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  const [layout, setLayout] = useState<ListLayout>(() => (localStorage.getItem(key) === 'rows' ? 'rows' : 'cards'))
  const choose = (next: ListLayout) => {
    setLayout(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // a full store only loses the choice
    }
  }
  return [layout, choose]
}
