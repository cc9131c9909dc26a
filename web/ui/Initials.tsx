// A person's round mark: initials on a muted color of their own.
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import { colorOfName } from './color-of-name.ts'
import styles from './Initials.module.css'

export function Initials({ name, size = 40, plain = false }: { name: string; size?: number; plain?: boolean }) {
  const style: React.CSSProperties & { '--mark'?: string } = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.36),
    ...(plain ? {} : { '--mark': colorOfName(name) }),
  }
  return (
    <span className={styles.mark} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
