"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The first call may compile, and a busy machine is slow: speed is the benchmarks' concern.
settings.register_profile("babylon", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("babylon")
