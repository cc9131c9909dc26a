// A menu that costs a list of cards nothing until it is opened: before that there is only its button.
import { Menu, type MenuProps } from '@mantine/core'
import { useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react'

export interface MenuButton {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

interface Props extends Omit<MenuProps, 'opened' | 'onChange' | 'children'> {
  /** Renders the button with the given props. */
  button: (props: MenuButton) => ReactNode
  /** The menu's content, rendered while it is open. */
  children: () => ReactNode
}

export function MenuOnDemand({ button, children, ...menu }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget)
    setOpen(!open)
  }
  const change = (next: boolean) => {
    setOpen(next)
    // the keys continue where they were
    if (!next) anchor?.focus({ preventScroll: true })
  }
  return (
    <>
      {button({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: toggle })}
      {anchor && (
        <Menu {...menu} opened={open} onChange={change}>
          <Menu.Target>
            <Anchor at={anchor} />
          </Menu.Target>
          <Menu.Dropdown>{open && children()}</Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

interface Given {
  ref?: (node: HTMLElement | null) => void
  id?: string
  'aria-controls'?: string
}

/** Represents a button that is already on the page: the menu opens next to it and is labeled by it. */
function Anchor({ at: anchor, ref, id, 'aria-controls': controls }: Given & { at: HTMLElement }) {
  useLayoutEffect(() => {
    ref?.(anchor)
    return () => ref?.(null)
  }, [anchor, ref])
  useLayoutEffect(() => {
    if (id) anchor.setAttribute('id', id)
    if (controls) anchor.setAttribute('aria-controls', controls)
    else anchor.removeAttribute('aria-controls')
  }, [anchor, id, controls])
  return null
}
