// What is fetched of the consoles.
export { Console } from './ui/Console.tsx';
