// A person's round mark: initials on a muted color of their own.
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import { hueOf } from './hue.ts'
import styles from './Initials.module.css'

export function Initials({ name, size = 40, plain = false }: { name: string; size?: number; plain?: boolean }) {
  const style: React.CSSProperties & { '--hue': number } = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.36),
    '--hue': plain ? 170 : hueOf(name),
  }
  return (
    <span className={styles.mark} data-plain={plain || undefined} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
