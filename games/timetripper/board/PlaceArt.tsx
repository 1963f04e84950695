/** The place of a battle, drawn once for each size. */
import { memo, useId, useMemo } from 'react'
import type { Place } from './places/battles.ts'
import { drawPlace, type PictureOptions } from './places/place.ts'
import { UNSPOKEN } from './unspoken.ts'

export interface PlaceArtProps extends Omit<PictureOptions, 'id' | 'clear'> {
  place: Place
  left?: number | undefined
  right?: number | undefined
}

export const PlaceArt = memo(function PlaceArt({ place, left, right, ...size }: PlaceArtProps) {
  const id = useId()
  const { width, height, horizon, scale, bare = false, part = 'all' } = size
  const picture = useMemo(
    () =>
      drawPlace(place, {
        width,
        height,
        horizon,
        scale,
        bare,
        part,
        clear: left === undefined || right === undefined ? undefined : [left, right],
        id,
      }),
    [place, width, height, horizon, scale, bare, part, left, right, id],
  )
  return (
    <g
      className="tt-art"
      {...UNSPOKEN}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by places/ from its own words and numbers
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  )
})

/** A place as a background: what moves in it lies over what does not, in a picture of its own. */
export const Scenery = memo(function Scenery(props: Omit<PlaceArtProps, 'part'>) {
  const box = `0 0 ${props.width} ${props.height}`
  return (
    <>
      <svg className="tt-scenery" viewBox={box} aria-hidden="true">
        <PlaceArt {...props} part="still" />
      </svg>
      {props.place.weather !== 'none' && (
        <svg className="tt-scenery" viewBox={box} aria-hidden="true">
          <PlaceArt {...props} part="air" />
        </svg>
      )}
    </>
  )
})

/** A place as small as a stamp. */
export const PlaceStamp = memo(function PlaceStamp({ place }: { place: Place }) {
  return (
    <svg className="tt-stamp-art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <PlaceArt place={place} width={160} height={120} horizon={72} scale={0.62} left={54} right={106} />
    </svg>
  )
})
