export { Fault } from '@anachron/kernel'
