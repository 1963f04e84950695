export interface IconProps {
  /** From '@anachron/kit/icons/<name>'. */
  body: string
  size?: number
  /** Top left corner inside SVG; omit to use it in running text. */
  at?: readonly [number, number]
  /** Faces the other way. */
  flip?: boolean
  className?: string
}

/**
 * One icon of game-icons in the colour of the text around it. Says nothing to screen readers: what it stands for has
 * words.
 */
export function Icon({ body, size = 20, at, flip = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      x={at?.[0]}
      y={at?.[1]}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <g
        transform={flip ? 'translate(512 0) scale(-1 1)' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the icon set, fixed when the app is built
        dangerouslySetInnerHTML={{ __html: body }}
      />
    </svg>
  )
}
