/** A trip as a picture to share: its places as stamps, in order, under one line. */

import { count, say } from '@anachron/kernel/words'
import { phrase, t } from '@anachron/kit'
import { catalogueOf } from '../rules/catalogue.ts'
import type { TripRecord } from '../rules/trip-record.ts'
import { HOME, placeOf } from './places/battles.ts'
import { drawPlace } from './places/place.ts'

const [STAMP, HIGH, GAP, ACROSS] = [220, 205, 20, 5] as const

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The picture as SVG. */
export function routeDrawing(trip: TripRecord): string {
  const rows = Math.max(1, Math.ceil(trip.way.length / ACROSS))
  const width = ACROSS * (STAMP + GAP) + GAP
  const height = 150 + rows * (HIGH + GAP) + GAP
  const stamps = trip.way.map((number, i) => {
    const battle = catalogueOf('').battles[number]
    if (!battle) return ''
    const [x, y] = [GAP + (i % ACROSS) * (STAMP + GAP), 150 + Math.floor(i / ACROSS) * (HIGH + GAP)]
    const art = drawPlace(placeOf(battle), {
      width: 160,
      height: 112,
      horizon: 68,
      scale: 0.62,
      clear: [54, 106],
      id: `r${i}`,
    })
    return `<g transform="translate(${x} ${y})"><rect width="${STAMP}" height="${HIGH}" fill="#fbf3dc"/><svg x="8" y="8" width="${STAMP - 16}" height="${Math.round(((STAMP - 16) * 112) / 160)}" viewBox="0 0 160 112">${art}</svg><text x="${STAMP / 2}" y="${HIGH - 26}" text-anchor="middle" font-size="16" font-weight="700" fill="#221b10">${i + 1}. ${escaped(t(battle.title).slice(0, 24))}</text><text x="${STAMP / 2}" y="${HIGH - 8}" text-anchor="middle" font-size="13" fill="#5d4d33">${escaped(t(battle.date))}</text></g>`
  })
  const sky = drawPlace(HOME, {
    width,
    height,
    horizon: height * 0.42,
    scale: 1.6,
    clear: [width * 0.3, width * 0.7],
    id: 'home',
  })
  const said = [
    t(count(trip.battles, 'battle')),
    t(count(trip.jumps, 'jump')),
    ...(trip.treasure > 0 ? [phrase(say`treasure worth ${trip.treasure}`)] : []),
  ].join(', ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif">${sky}<text x="${width / 2}" y="74" text-anchor="middle" font-size="60" font-weight="700" fill="#fff8e6">${escaped(t(trip.home ? 'Home' : 'Lost in time'))}</text><text x="${width / 2}" y="112" text-anchor="middle" font-size="24" font-style="italic" fill="#fff8e6">TimeTripper: ${escaped(said)}</text>${stamps.join('')}</svg>`
}

export async function routePicture(trip: TripRecord): Promise<Blob> {
  const svg = routeDrawing(trip)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
