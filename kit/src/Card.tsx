import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Spot, type SpotProps } from './Spot.tsx'
import './card.css'

export interface CardProps extends Omit<SpotProps, 'as' | 'at' | 'children'> {
  title: string
  /** Top left: a rank, cost or number. */
  corner?: ReactNode
  icon?: string | undefined
  /** Under the picture. */
  children?: ReactNode
  /** One short line at the foot, such as its kind. */
  foot?: ReactNode
  /** Shows the back instead: nothing of the face is in the page then. */
  back?: boolean
}

/** A card in HTML: a hand, a market, a stack. */
export function Card({ title, corner, icon, children, foot, back = false, className = '', ...spot }: CardProps) {
  return (
    <Spot {...spot} as="div" className={`card ${back ? 'card-back' : ''} ${className}`}>
      {!back && (
        <>
          <div className="card-head">
            {corner !== undefined && <span className="card-corner number">{corner}</span>}
            <span className="card-title">{title}</span>
          </div>
          {icon && (
            <div className="card-picture">
              <Icon body={icon} size={44} />
            </div>
          )}
          <div className="card-text">{children}</div>
          {foot && <div className="card-foot">{foot}</div>}
        </>
      )}
    </Spot>
  )
}
