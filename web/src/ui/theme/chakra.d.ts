import '@chakra-ui/react/styled-system';

declare module '../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  /** This design's own conditions (base.ts). */
  interface Conditions {
    _small: string;
    _mobile: string;
    _medium: string;
  }
}
