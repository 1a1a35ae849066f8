import { Button } from './Button';
import { Card, CardBottom, CardTop } from './Card';
import { Container } from './Container';
import { Text } from './Text';

/** Components of a page, by their name in saved pages. */
export const resolver = { Text, Container, Button, Card, CardTop, CardBottom };
